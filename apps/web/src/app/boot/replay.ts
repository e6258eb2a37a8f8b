import { interactiveEvent } from './moments.ts';

/** How long a form waits for the app, in milliseconds; then the server answers it. */
const patienceMs = 10_000;

type Choice = HTMLInputElement;

/** A button whose press has an effect only with the app. */
function buttonAt({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

function choiceAt({ target }: Event): Choice | null {
  const isChoice = target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type);
  return isChoice ? target : null;
}

/** React reports a change only if the press makes one. */
function choose(choice: Choice, isChosen: boolean): void {
  if (!choice.isConnected) return;
  choice.checked = !isChosen;
  choice.click();
}

/** Presses before hydration: every changed radio and checkbox, and the last button. */
function watchPresses(page: HTMLElement) {
  const choices = new Map<Choice, boolean>();
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: Event): void => {
    const choice = choiceAt(event);
    if (choice === null) {
      pressed = buttonAt(event) ?? pressed;
      return;
    }
    // The last of several gets its press last.
    choices.delete(choice);
    choices.set(choice, choice.checked);
  };
  page.addEventListener('click', remember, true);
  return () => {
    page.removeEventListener('click', remember, true);
    for (const [choice, isChosen] of choices) choose(choice, isChosen);
    if (pressed?.isConnected === true) pressed.click();
  };
}

interface Held {
  readonly form: HTMLFormElement;
  readonly index: number;
  readonly submitter: HTMLElement | null;
}

/** A form that React rendered again has the place of the one that was sent. */
function submit({ form: sent, index, submitter }: Held): void {
  const form = sent.isConnected ? sent : document.forms[index];
  const isPart = submitter instanceof HTMLButtonElement && submitter.form === form;
  // By its own press, whose effect may be another than that of the form.
  if (isPart) submitter.click();
  else form?.requestSubmit();
}

/**
 * Holds a form that would be posted, and submits it once the app can. It goes to the server if the
 * app fails to load or, unless it has a password, which only the app can use, if it takes too long.
 */
function holdForms(page: HTMLElement) {
  let held: Held | null = null;
  const failure = new MutationObserver(() => {
    if (page.dataset['failed'] !== undefined) release();
  });
  const hold = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (page.dataset['failed'] !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (held === null && form.querySelector('[type=password]') === null) {
      setTimeout(release, patienceMs);
    }
    held = { form, index: [...document.forms].indexOf(form), submitter };
  };
  const release = (): void => {
    page.removeEventListener('submit', hold, true);
    failure.disconnect();
    const last = held;
    held = null;
    if (last !== null) submit(last);
  };
  page.addEventListener('submit', hold, true);
  failure.observe(page, { attributeFilter: ['data-failed'] });
  return release;
}

/**
 * What was pressed or sent before hydration is done after it. Links, and forms that lead to an
 * address, work without script.
 */
export function replayEarly(page: HTMLElement): void {
  const press = watchPresses(page);
  const release = holdForms(page);
  const replay = (): void => {
    press();
    release();
  };
  page.addEventListener(interactiveEvent, replay, { once: true });
}
