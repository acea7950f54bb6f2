import { defineWords } from './words.ts';

export const leaveWords = defineWords({
  'es-MX': {
    heading: '¿Salir por ahora?',
    why: 'Lo que llevas queda guardado. Con el mismo enlace sigues donde te quedaste.',
    stay: 'Seguir aquí',
    leave: 'Salir',
    notMe: 'No soy yo',
    forgetHeading: '¿Borramos lo de este dispositivo?',
    forgetWhy: 'Se borra lo escrito y las fotos que no se han enviado. Lo que ya llegó no se toca.',
    forget: 'Sí, borrar',
    keep: 'No, volver',
  },
  en: {
    heading: 'Leave for now?',
    why: 'What you have done is saved. The same link takes you back to where you left off.',
    stay: 'Stay here',
    leave: 'Leave',
    notMe: 'This isn’t me',
    forgetHeading: 'Delete what is on this device?',
    forgetWhy: 'What was typed and photos that were not sent are deleted. What already arrived stays untouched.',
    forget: 'Yes, delete',
    keep: 'No, go back',
  },
});
