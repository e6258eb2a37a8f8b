// Runs in the frame of the test provider. The page around it receives `height`, `invalid`,
// `failed`, and a token or the holder's confirmation; it never receives the typed input.

/** @param {Record<string, unknown>} message */
const tell = (message) => window.parent.postMessage({ from: 'payment-fields', ...message }, '*');

/** @param {HTMLElement} form @param {Record<string, unknown>} body */
const send = (form, body) =>
  fetch(form.dataset['action'] ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @param {string} id @param {string} text */
function write(id, text) {
  const place = document.querySelector(`#${id}`);
  if (place !== null) place.textContent = text;
}

/**
 * Reads "08/27", "8/2027" or "0827".
 *
 * @param {string} text
 */
function readExpiry(text) {
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2})$/.exec(text.trim());
  if (match === null) return null;
  const month = Number(match[1] ?? match[3]);
  const year = Number(match[2] ?? match[4]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** @param {HTMLInputElement} input @param {string | undefined} text */
function complain(input, text = '') {
  input.setAttribute('aria-invalid', 'true');
  write(`${input.name}-error`, text);
}

/** @param {HTMLInputElement} input */
function forget(input) {
  input.removeAttribute('aria-invalid');
  write(`${input.name}-error`, '');
  write('failure', '');
}

/** @param {HTMLFormElement} form */
function focusFirstWrong(form) {
  const wrong = form.querySelector('[aria-invalid]');
  if (wrong instanceof HTMLInputElement) wrong.focus();
  tell({ type: 'invalid' });
}

/** @param {HTMLFormElement} form @param {string} name */
function inputOf(form, name) {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`The form has no "${name}".`);
  return input;
}

/** @param {unknown} answer @param {string} name @returns {unknown} */
function valueOf(answer, name) {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** @param {HTMLFormElement} form */
async function sendCard(form) {
  const number = inputOf(form, 'number');
  const expiry = inputOf(form, 'expiry');
  const code = inputOf(form, 'code');
  for (const input of [number, expiry, code]) forget(input);
  const digits = number.value.replaceAll(/[\s-]/g, '');
  const date = readExpiry(expiry.value);
  if (!/^\d{12,19}$/.test(digits)) complain(number, number.dataset['wrong']);
  if (date === null) complain(expiry, expiry.dataset['wrong']);
  if (!/^\d{3,4}$/.test(code.value.trim())) complain(code, code.dataset['wrong']);
  if (form.querySelector('[aria-invalid]') !== null) {
    focusFirstWrong(form);
    return;
  }
  const response = await send(form, { number: digits, expiry: date, code: code.value.trim() });
  /** @type {unknown} */
  const answer = await response.json();
  if (response.ok) {
    tell({ type: 'token', token: valueOf(answer, 'token') });
    return;
  }
  const problem = valueOf(answer, 'problem');
  if (problem === 'expired') complain(expiry, form.dataset['expired']);
  else if (problem === 'number') complain(number, number.dataset['wrong']);
  else throw new Error(String(response.status));
  focusFirstWrong(form);
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function sendAnswer(form, submitter) {
  const isConfirmed = submitter?.getAttribute('value') !== 'refuse';
  const response = await send(form, { isConfirmed });
  if (!response.ok) throw new Error(String(response.status));
  tell({ type: isConfirmed ? 'confirmed' : 'refused' });
}

let isBusy = false;

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function submit(form, submitter) {
  if (isBusy) return;
  isBusy = true;
  write('failure', '');
  try {
    await ('fields' in form.dataset ? sendCard(form) : sendAnswer(form, submitter));
  } catch {
    write('failure', form.dataset['failed'] ?? '');
    tell({ type: 'failed' });
  } finally {
    isBusy = false;
  }
}

const form = document.querySelector('form');
if (form !== null) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, event.submitter);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) forget(target);
  });
  // The button that saves a card is in the page around the frame.
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data === 'submit') void submit(form, null);
  });
}
new ResizeObserver(() => {
  const { height } = document.documentElement.getBoundingClientRect();
  tell({ type: 'height', height: Math.ceil(height) });
}).observe(document.documentElement);
