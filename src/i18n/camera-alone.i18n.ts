import { defineWords } from './words.ts';

/** Words of a standalone camera that replace those of a journey: nothing is saved, and no other device takes over. */
export const cameraAloneWords = defineWords({
  'es-MX': {
    deniedWhy: 'Enciéndela para seguir.',
    policyWhy: (_company: string) => 'Esta página no permite usar la cámara. Avísale a quien te la dio.',
    inAppWhy: 'Dentro de esta aplicación la cámara no funciona.',
    insecureWhy: (_company: string) => 'Esta dirección no empieza con https. Pide el enlace correcto a quien te la dio.',
    noCameraWhy: 'Conecta una, o abre esta página en un teléfono.',
  },
  en: {
    deniedWhy: 'Turn it on to go on.',
    policyWhy: () => 'This page does not allow the camera. Tell whoever sent it to you.',
    inAppWhy: 'The camera does not work inside this app.',
    insecureWhy: () => 'This address does not start with https. Ask whoever sent it for the right link.',
    noCameraWhy: 'Connect one, or open this page on a phone.',
  },
});
