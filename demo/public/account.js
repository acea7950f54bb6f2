const status = document.querySelector('[data-status]');
const events = new EventSource('/api/events');

events.addEventListener('application', (event) => {
  const application = JSON.parse(event.data);
  if (status.dataset.movesOn) {
    if (application.ended) location.assign(status.dataset.movesOn);
    return;
  }
  showStage(application.stage);
  showNotices(application.notices);
});

function showStage(stage) {
  const shown = status.querySelector('[data-stage]:not([hidden])');
  // Sent, but the webhook has yet to come: nothing newer is known.
  if (shown?.dataset.stage === stage || (shown?.dataset.stage === 'sent' && stage === 'started')) return;
  for (const panel of status.querySelectorAll('[data-stage]')) panel.hidden = panel.dataset.stage !== stage;
}

function showNotices(notices) {
  const list = document.querySelector('#notices');
  const template = document.querySelector('#notice');
  document.querySelector('#no-notices').hidden = notices.length > 0;
  for (const notice of notices.slice(list.children.length)) {
    const item = template.content.cloneNode(true);
    item.querySelector('[data-field="type"]').textContent = notice.type;
    item.querySelector('[data-field="receivedAt"]').textContent = notice.receivedAt;
    item.querySelector('[data-field="body"]').textContent = JSON.stringify(notice.body, null, 2);
    list.append(item);
  }
}
