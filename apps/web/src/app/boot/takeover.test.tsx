import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGuests } from './foreign.ts';
import { announce, interactiveEvent, takeoverEvent } from './moments.ts';
import { watchTyped } from './typed.ts';

const page = document.documentElement;

let root: HTMLElement;
let refused: ReturnType<typeof vi.fn<(error: unknown) => void>>;
let mounted: { unmount: () => void } | undefined;

function byId(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`No #${id}`);
  // Every element of the page that has a value has the part of an input that is read here.
  return found as HTMLInputElement;
}

function Page({ name = 'Salonica' }: { readonly name?: string }) {
  const [text, setText] = useState('');
  const [sort, setSort] = useState('rating');
  const [sent, setSent] = useState('');
  return (
    <form>
      <h1>{name}</h1>
      <label>
        Email
        <input
          id="email"
          name="email"
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <select id="sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="price">Price</option>
        <option value="rating">Rating</option>
      </select>
      <textarea id="words" onInput={({ currentTarget }) => setSent(currentTarget.value)} />
      <output id="state">{`${text}|${sort}|${sent}`}</output>
    </form>
  );
}

/** The document as the server sent it, before the app. */
function openPage(): void {
  root.innerHTML = renderToString(<Page />);
  watchGuests(page);
}

/** The app arrives. */
async function hydrate(element = <Page />, meanwhile: () => void = () => undefined) {
  const passOn = watchTyped(root);
  announce(page, takeoverEvent);
  meanwhile();
  await act(async () => {
    mounted = hydrateRoot(root, element, { onRecoverableError: refused });
  });
  await act(async () => {
    passOn();
    announce(page, interactiveEvent);
  });
}

const state = () => byId('state').textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  refused = vi.fn<(error: unknown) => void>();
  document.body.innerHTML = '<div id="root"></div>';
  root = byId('root');
});

afterEach(async () => {
  await act(async () => mounted?.unmount());
  vi.unstubAllGlobals();
});

describe('what was typed before the app', () => {
  it('is read into the state of controlled fields', async () => {
    openPage();
    byId('email').value = 'eleni';
    byId('sort').value = 'price';
    byId('words').value = 'a chair';
    await hydrate();
    expect(state()).toBe('eleni|price|a chair');
    expect(byId('email').value).toBe('eleni');
    expect(refused).not.toHaveBeenCalled();
  });

  it('includes what is typed while the app takes over, and the place of the caret', async () => {
    openPage();
    const email = byId('email');
    email.focus();
    await hydrate(<Page />, () => {
      email.value = 'eleni';
      email.dispatchEvent(new Event('input', { bubbles: true }));
      email.setSelectionRange(2, 3);
    });
    expect(state()).toBe('eleni|rating|');
    expect([email.selectionStart, email.selectionEnd]).toEqual([2, 3]);
  });

  it('is not touched while a letter is composed', async () => {
    openPage();
    const email = byId('email');
    await hydrate(<Page />, () => {
      email.dispatchEvent(new Event('compositionstart', { bubbles: true }));
      email.value = 'ά';
      email.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([email.value, state()]).toEqual(['ά', '|rating|']);
  });

  it('survives a page that React renders again, with the focus', async () => {
    openPage();
    const email = byId('email');
    email.focus();
    email.value = 'eleni';
    byId('sort').value = 'price';
    await hydrate(<Page name="Other" />);
    expect(refused).toHaveBeenCalled();
    expect(email.isConnected).toBe(false);
    expect(state()).toBe('eleni|price|');
    expect(byId('email').value).toBe('eleni');
    expect(document.activeElement).toBe(byId('email'));
  });

  it('leaves the focus alone that the visitor took away', async () => {
    openPage();
    byId('email').focus();
    await hydrate(<Page name="Other" />, () => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    expect(document.activeElement).toBe(document.body);
  });
});

const elementOf = (html: string): Element => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (element === null) throw new Error('No element');
  return element;
};

describe('what others insert before the app', () => {
  it.each([
    ['the button of a password manager', '<com-1password-button></com-1password-button>'],
    ['an icon', '<div data-lastpass-icon-root style="position: relative"></div>'],
    ['nested elements', '<grammarly-extension><span>1<b>2</b></span></grammarly-extension>'],
  ])('costs nothing and returns: %s', async (_, html) => {
    openPage();
    const email = byId('email');
    const guest = elementOf(html);
    email.after(guest);
    document.head.append(elementOf('<style data-guest></style>'));
    document.body.append(elementOf('<div data-guest></div>'));
    await hydrate();
    expect(refused).not.toHaveBeenCalled();
    expect(byId('email')).toBe(email);
    expect(email.nextSibling).toBe(guest);
    expect(document.querySelectorAll('[data-guest]')).toHaveLength(2);
    document.head.querySelector('[data-guest]')?.remove();
  });

  it('is found also in the document itself, as an element that only a script can define', async () => {
    root.innerHTML = renderToString(<Page />);
    const guest = elementOf('<com-1password-button></com-1password-button>');
    byId('email').after(guest);
    watchGuests(page);
    await hydrate();
    expect(refused).not.toHaveBeenCalled();
    expect(byId('email').nextSibling).toBe(guest);
  });

  it('may surround an element of the page', async () => {
    openPage();
    const email = byId('email');
    const wrapper = elementOf('<div class="wrapper"></div>');
    email.before(wrapper);
    wrapper.append(email);
    await hydrate();
    expect(refused).not.toHaveBeenCalled();
    expect([byId('email'), wrapper.isConnected]).toEqual([email, false]);
  });

  it('may be a translation', async () => {
    openPage();
    const title = root.querySelector('h1');
    title?.firstChild?.replaceWith(elementOf('<font><font>Κομμωτήρια</font></font>'));
    const word = root.querySelector('label')?.firstChild;
    if (word instanceof Text) word.data = 'Ηλ. διεύθυνση';
    await hydrate();
    expect(refused).not.toHaveBeenCalled();
    expect([title?.isConnected, title?.innerHTML]).toEqual([true, 'Salonica']);
  });
});
