import { defineWords } from '#src/i18n/words.ts';

export const curpStepWords = defineWords({
  'es-MX': {
    heading: '¿Cuál es tu CURP?',
    why: 'Escríbela, o toma una foto del código de tu constancia.',
    scan: 'Leer el código de una foto',
    scanning: 'Leyendo el código…',
    noCode: 'No encontramos el código de una CURP en esa foto. Acércate más, con buena luz, o escríbela.',
    notFound: 'No encontramos esa CURP. Revísala letra por letra; si así está en tu documento, vuelve a tocar «Seguir».',
    submit: 'Seguir',
  },
  en: {
    heading: 'What is your CURP?',
    why: 'Type it, or take a photo of the code on your certificate.',
    scan: 'Read the code from a photo',
    scanning: 'Reading the code…',
    noCode: 'We found no CURP code in that photo. Try from closer, with good light, or type it.',
    notFound: 'We did not find that CURP. Check it letter by letter; if your document says so, press “Continue” again.',
    submit: 'Continue',
  },
});
