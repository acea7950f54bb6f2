import { defineWords } from '#src/i18n/words.ts';

export const acceptanceWords = defineWords({
  'es-MX': {
    heading: '¿Nos das permiso?',
    why: (count: number) =>
      count === 1
        ? 'Lo puedes retirar cuando quieras.'
        : `Son ${['', '', 'dos', 'tres', 'cuatro', 'cinco'][count] ?? count} permisos distintos. Los puedes retirar cuando quieras.`,
    optional: 'opcional',
    readPrivacy: 'Leer el aviso de privacidad',
    readTerms: 'Leer los términos',
    readBiometric: 'Sobre tus datos biométricos',
    readVoluntary: 'Leer más',
    elsewhere: 'Abrir el texto en su página',
    close: 'Cerrar',
    missing: 'Necesitamos este permiso para seguir.',
    missingBiometric: 'Sin este permiso no podemos tomar tu selfie.',
    withoutFace: (company: string) => `¿Prefieres no usar tu cara? Pide a ${company} hacer tu trámite de otra forma.`,
    submit: 'Acepto y sigo',
    changed: 'Uno de los textos cambió mientras leías. Léelo otra vez y vuelve a aceptar.',
  },
  en: {
    heading: 'Do we have your permission?',
    why: (count: number) =>
      count === 1
        ? 'You can withdraw it whenever you like.'
        : `These are ${['', '', 'two', 'three', 'four', 'five'][count] ?? count} separate permissions. You can withdraw them whenever you like.`,
    optional: 'optional',
    readPrivacy: 'Read the privacy notice',
    readTerms: 'Read the terms',
    readBiometric: 'About your biometric data',
    readVoluntary: 'Read more',
    elsewhere: 'Open the text on its page',
    close: 'Close',
    missing: 'We need this permission to go on.',
    missingBiometric: 'Without this permission we cannot take your selfie.',
    withoutFace: (company: string) => `Rather not use your face? Ask ${company} for another way to apply.`,
    submit: 'I agree, continue',
    changed: 'One of the texts changed while you were reading. Read it again and agree once more.',
  },
});
