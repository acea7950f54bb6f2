import { keepTokenFresh } from './token.js';

const onboarding = document.querySelector('#onboarding');
const button = document.querySelector('#open');
const trouble = document.querySelector('#trouble');
let label = button.textContent;

let ended = false;
keepTokenFresh(onboarding);

// The button is what people mean to press: fetch the widget's first screen while they are on their way to it.
button.addEventListener('pointerenter', () => onboarding.preload?.(), { once: true });

button.addEventListener('click', async () => {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  button.textContent = button.dataset.busy;
  trouble.textContent = '';
  try {
    const response = await fetch('/api/application', { method: 'POST' });
    if (!response.ok) throw new Error(`${response.status}`);
    const application = await response.json();
    if (application.ended) return location.assign('/cuenta');
    await Promise.race([customElements.whenDefined('zaguan-onboarding'), fails(10_000)]);
    onboarding.token = application.token;
    await onboarding.open();
  } catch {
    trouble.textContent = button.dataset.failed;
  }
  button.textContent = label;
  button.ariaDisabled = null;
});

// The event is for the page only; what the bank believes is the webhook.
onboarding.addEventListener('zaguan-complete', () => {
  ended = true;
});

onboarding.addEventListener('zaguan-close', () => {
  if (ended) return location.assign('/cuenta?sent');
  label = button.dataset.resume;
  button.textContent = label;
  button.focus();
});

/** The script of another origin may never arrive; a person should not wait for it in silence. */
function fails(milliseconds) {
  return new Promise((_, reject) => {
    setTimeout(reject, milliseconds, new Error('zaguan.js did not load'));
  });
}
