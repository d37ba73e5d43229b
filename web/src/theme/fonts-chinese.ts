import '@fontsource-variable/noto-sans-tc/wght.css'
import '@fontsource/noto-serif-tc/600.css'
