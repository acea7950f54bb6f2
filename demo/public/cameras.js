const choices = document.querySelector('#choices');
const place = document.querySelector('#place');

/** Puts the camera there that was chosen. */
function show() {
  const chosen = new FormData(choices);
  const kind = chosen.get('kind');
  const camera = document.createElement(kind === 'face' ? 'zaguan-face-camera' : 'zaguan-document-camera');
  camera.lang = place.dataset.lang;
  for (const name of ['specimen', 'manual', 'allow-file']) camera.toggleAttribute(name, chosen.has(name));
  if (kind !== 'face') camera.setAttribute('document', kind);
  camera.toggleAttribute('read-fields', kind.startsWith('ine_'));
  place.replaceChildren(camera);
}

document.addEventListener('zaguan-face-picture', ({ detail }) => {
  tell('zaguan-face-picture', detail, [detail.blob]);
});

document.addEventListener('zaguan-document-picture', ({ detail }) => {
  tell('zaguan-document-picture', detail, [detail.rectified, detail.blob]);
});

document.addEventListener('zaguan-camera-error', ({ detail }) => {
  tell('zaguan-camera-error', detail, []);
});

/** Shows what the page heard, as a partner's page would see it. */
function tell(name, detail, pictures) {
  document.querySelector('#nothing').hidden = true;
  const shown = pictures.filter((picture) => picture !== null);
  document.querySelector('#pictures').replaceChildren(...shown.map(imageOf));
  const heard = document.querySelector('#heard');
  const short = (_, value) => (value instanceof Blob ? `${value.type}, ${Math.round(value.size / 1000)} kB` : value);
  heard.textContent = `${name}\n${JSON.stringify(detail, short, 2)}`;
  heard.hidden = false;
}

function imageOf(picture) {
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(picture);
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}

choices.addEventListener('change', show);
show();
