import { mount } from 'svelte'
import '../../theme/fonts'
import '../../theme/theme.css'
import '../../theme/roles.css'
import { loadChineseFonts } from '../../theme/fonts'
import Gallery from './Gallery.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('gallery.html has no #app')

void loadChineseFonts()
mount(Gallery, { target })
