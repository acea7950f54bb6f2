import { keepTokenFresh } from './token.js';

const onboarding = document.querySelector('#onboarding');
let ended = false;
keepTokenFresh(onboarding);

onboarding.addEventListener('zaguan-complete', () => {
  ended = true;
});

onboarding.addEventListener('zaguan-close', () => location.assign(ended ? '/cuenta?sent' : '/'));
