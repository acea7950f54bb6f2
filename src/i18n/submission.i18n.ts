import { defineWords } from './words.ts';

/** Words about a submission on its way: late, withdrawn, or overtaken by another device. */
export const submissionWords = defineWords({
  'es-MX': {
    late: 'Está tardando más de lo normal. Tu respuesta está guardada y seguimos intentando.',
    hurry: 'Intentar ahora',
    leave: 'Salir',
    stopping: 'Deteniendo el envío…',
    withdrawn: 'Detuvimos el envío: tu respuesta no llegó. Aquí sigue.',
    arrived: 'Tu respuesta ya se había enviado cuando la detuviste.',
    moved: 'Avanzaste en otro dispositivo: esto es lo que sigue.',
  },
  en: {
    late: 'This is taking longer than usual. Your answer is kept and we keep trying.',
    hurry: 'Try now',
    leave: 'Leave',
    stopping: 'Stopping…',
    withdrawn: 'We stopped it: your answer was not sent. It is still here.',
    arrived: 'Your answer had already been sent when you stopped it.',
    moved: 'You continued on another device: this comes next.',
  },
});
