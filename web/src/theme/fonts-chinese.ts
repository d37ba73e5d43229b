/** Loads the Chinese fonts. Import it on demand, through fonts.ts. */
import '@fontsource-variable/noto-sans-tc/wght.css'
import '@fontsource/noto-serif-tc/600.css'
