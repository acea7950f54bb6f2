// Shows newer messages: asks every two seconds while the page is visible.
const shown = document.body.dataset.latest ?? '';

setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/outbox/latest').catch(() => null);
  // The operator's entry is over: the page itself asks for the secret.
  if (answer?.status === 403) location.assign('/outbox');
  if (!answer?.ok) return;
  const { latest } = await answer.json();
  if (latest && latest !== shown) location.assign('/outbox');
}, 2000);
