/** The steps of the workflow that `npm start` opens. */
export const demoJourney = ['acceptance', 'verify_email', 'enroll_full', 'personal_data', 'personal_address'];

/**
 * Examples in the API documents that name steps. A contract marks their place with `stepExample`, because the contracts of services know no
 * step.
 */
export const stepExamples = {
  workflow: {
    steps: demoJourney,
    callback_url: 'https://bank.example/webhooks/zaguan',
    external_reference_id: 'account-2041',
    expires_in: 1440,
  },
  skip_steps: { tax_certificate: 'person.age < 25' },
  template: {
    name: 'Cuenta de nómina',
    description: 'Para quien ya es cliente',
    steps: ['acceptance', 'verify_email', 'personal_data', 'tax_certificate'],
    config: {
      metadata: { branch: 7 },
      expires_in: 1440,
      disable_geolocation: true,
      skip_steps: { tax_certificate: 'person.age < 25' },
    },
    steps_setup: null,
  },
  overwrites: { setup: { verify_email: { email: 'luisa@correo.example' } }, external_reference_id: 'account-2041' },
  text_bindings: {
    '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09': {
      steps: ['personal_data'],
      template: '{personal_data.name} {personal_data.first_lastname}',
    },
  },
  expression: 'person.age >= 60 && personal_address.state == "Jalisco"',
  data_names: ['person', 'personal_address'],
  texts: { 'es-MX': { 'shell.welcomeTitle': 'Abre tu cuenta', 'verify_email.heading': '¿Cuál es tu correo?' } },
};
