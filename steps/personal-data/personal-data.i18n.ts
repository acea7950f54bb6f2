import { defineWords } from '#src/i18n/words.ts';

export const personalDataWords = defineWords({
  'es-MX': {
    heading: '¿Cuál es tu CURP?',
    why: 'De ella leemos cuándo y dónde naciste. Viene al frente de tu INE.',
    unknown: 'No me sé mi CURP',
    unknownHeading: '¿Dónde está mi CURP?',
    unknownCard:
      'Al frente de tu INE, junto a tu fecha de nacimiento. También viene en tu acta de nacimiento, tu pasaporte o tu recibo de nómina.',
    unknownSite:
      'Si no la tienes a la mano, consúltala gratis con tu nombre y tu fecha de nacimiento en la página oficial. Lo que llevas aquí se queda guardado.',
    unknownLink: 'Ir a gob.mx/curp',
    close: 'Cerrar',
    submitCurp: 'Seguir',
    tooYoung: (age: number, minimum: number) =>
      `Según esta CURP tienes ${age} años, y este trámite pide ${minimum}. Revísala; si está bien, sigue y te lo confirmamos.`,
    nameHeading: '¿Cómo te llamas?',
    nameWhy: 'Como aparece en tu INE.',
    name: 'Nombre o nombres',
    firstLastname: 'Primer apellido',
    secondLastname: 'Segundo apellido',
    ifAny: 'si tienes',
    nationality: 'Nacionalidad',
    choose: 'Elige tu país',
    emptyName: 'Escribe tu nombre.',
    emptyLastname: 'Escribe tu primer apellido.',
    emptyNationality: 'Elige tu nacionalidad.',
    onlyLetters: 'Aquí van solo letras.',
    mismatch: 'Tu nombre y tu CURP no coinciden del todo. Revisa el orden y la ortografía; si así está en tu INE, vuelve a tocar «Seguir».',
    submit: 'Seguir',
  },
  en: {
    heading: 'What is your CURP?',
    why: 'It tells us when and where you were born. It is on the front of your INE.',
    unknown: 'I don’t know my CURP',
    unknownHeading: 'Where is my CURP?',
    unknownCard: 'On the front of your INE, next to your date of birth. It is also on your birth certificate, passport or payslip.',
    unknownSite:
      'If you have none at hand, look it up for free on the official site with your name and date of birth. What you did here stays saved.',
    unknownLink: 'Go to gob.mx/curp',
    close: 'Close',
    submitCurp: 'Continue',
    tooYoung: (age: number, minimum: number) =>
      `By this CURP you are ${age}, and this application asks for ${minimum}. Check it; if it is right, continue and we will confirm.`,
    nameHeading: 'What is your name?',
    nameWhy: 'As it appears on your INE.',
    name: 'Given name or names',
    firstLastname: 'First surname',
    secondLastname: 'Second surname',
    ifAny: 'if you have one',
    nationality: 'Nationality',
    choose: 'Choose your country',
    emptyName: 'Type your name.',
    emptyLastname: 'Type your first surname.',
    emptyNationality: 'Choose your nationality.',
    onlyLetters: 'Only letters go here.',
    mismatch:
      'Your name and your CURP do not quite agree. Check order and spelling; if that is how your INE has it, press “Continue” again.',
    submit: 'Continue',
  },
});
