/** Entry point of the browser client: loads fonts and styles, and mounts `App.svelte`. */
import { mount } from 'svelte'
import App from './App.svelte'
import './theme/fonts'
import './theme/theme.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

mount(App, { target })
