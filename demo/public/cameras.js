const choices = document.querySelector('#choices');
const place = document.querySelector('#place');

/** Puts the camera there that was chosen; the one that is there already takes over what was changed. */
function show() {
  const chosen = new FormData(choices);
  const kind = chosen.get('kind');
  const name = kind === 'face' ? 'zaguan-face-camera' : 'zaguan-document-camera';
  const camera = place.querySelector(name) ?? document.createElement(name);
  camera.lang = place.dataset.lang;
  for (const attribute of ['specimen', 'manual', 'allow-file']) camera.toggleAttribute(attribute, chosen.has(attribute));
  camera.setAttribute('theme', chosen.get('theme'));
  if (kind !== 'face') {
    camera.setAttribute('document', kind);
    camera.setAttribute('strictness', chosen.get('strictness'));
    camera.toggleAttribute('read-fields', kind.startsWith('ine_'));
  }
  if (!camera.isConnected) place.replaceChildren(camera);
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
  const line = document.createElement('p');
  line.textContent = [new Date().toLocaleTimeString('es-MX', { hour12: false }), name, detail.code ?? detail.takenBy].join(' ');
  document.querySelector('#log').prepend(line);
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
