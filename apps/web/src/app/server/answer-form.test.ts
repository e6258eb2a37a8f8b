import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { ActOnPage } from '../../blocks/page-act.ts';
import { idOfText } from '../../shared/id-of-text.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { actionOf } from './action-of.ts';
import { createRenderer } from './index.ts';
import { bareFrames } from './testing/bare-frames.ts';

const { answerForm } = createRenderer(bareFrames);

const typed = {
  name: 'Ελένη "Λένα" <b>',
  email: 'eleni@example.com',
  subject: 'A chair by the window',
  message: 'Is one free on Friday?\r\nThank you!',
};

async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  answer: () => Response = () => new Response(null, { status: 204 }),
) {
  const bodies: unknown[] = [];
  const answered = await answerForm({
    path,
    language: path.includes('lang=el') ? 'el' : 'en',
    body: new URLSearchParams(fields).toString(),
    answer: () => Promise.reject(new TypeError('No public call was expected.')),
    answerVisitor: async (request) => {
      bodies.push(await request.json());
      return answer();
    },
    now: Date.UTC(2027, 2, 1),
    timeoutMs: 50,
  });
  if ('redirect' in answered) throw new Error('No redirect was expected.');
  return { ...answered, bodies };
}

const busy = () =>
  Response.json({ code: 'rate-limited', message: 'Write in an hour.' }, { status: 429 });

describe('the contact form that the browser sent by itself', () => {
  it('is sent, once for all loads of its answer', async () => {
    const first = await send('/contact', typed);
    const again = await send('/contact', typed);
    expect(first.status).toBe(200);
    expect(first.html).toContain('Thank you, Ελένη &quot;Λένα&quot; &lt;b&gt;.');
    const letter = { ...typed, message: 'Is one free on Friday?\nThank you!' };
    const id = await idOfText(JSON.stringify(['2027-03-01', letter]));
    expect(first.bodies).toEqual([{ id, ...letter }]);
    expect(again.bodies).toEqual(first.bodies);
    expect((await send('/contact', { ...typed, subject: 'x' })).bodies).not.toEqual(first.bodies);
  });

  it('keeps what was typed, and names what is wrong', async () => {
    const email = 'nobody';
    const { status, html, bodies } = await send('/contact?lang=el', {
      ...typed,
      email,
      other: 'x',
    });
    expect([status, bodies]).toEqual([422, []]);
    expect(html).toContain('Συμπληρώστε ένα email όπως name@example.com.');
    expect(html).toContain('value="nobody"');
    expect(html).toContain('value="Ελένη &quot;Λένα&quot; &lt;b&gt;"');
    expect(html).toContain('Is one free on Friday?\nThank you!</textarea>');
    expect(html.match(/ autofocus=""/gi)).toHaveLength(1);
    expect(html).toContain('"actionData":');
  });

  it('says what is too long', async () => {
    const { status, html } = await send('/contact', { ...typed, subject: 'x'.repeat(2000) });
    expect(status).toBe(422);
    expect(html).toContain('This is too long.');
  });

  it('keeps what was typed after a failure', async () => {
    const { status, html } = await send('/contact', typed, busy);
    expect(status).toBe(429);
    expect(html).toContain('Write in an hour.');
    expect(html).toContain('value="eleni@example.com"');
    const none = await send('/contact', typed, () => new Response(null, { status: 500 }));
    expect(none.status).toBe(503);
  });
});

describe('the newsletter form that the browser sent by itself', () => {
  it('is sent from any page, in its language', async () => {
    const { status, html, bodies } = await send('/newsletter?lang=el', { email: ' a@example.com' });
    expect([status, bodies]).toEqual([200, [{ email: 'a@example.com' }]]);
    expect(html).toContain('Δείτε τα εισερχόμενά σας.');
    expect(html).toContain('action="/newsletter?lang=el"');
  });

  it.each([
    ['', 'Enter your email address.'],
    ['nobody', 'Enter an email address like name@example.com.'],
  ])('keeps "%s" and says: %s', async (email, message) => {
    const { status, html, bodies } = await send('/newsletter', { email });
    expect([status, bodies]).toEqual([422, []]);
    expect(html).toContain(message);
    expect(html).toContain(`value="${email}"`);
  });

  it('says that it failed', async () => {
    const { status, html } = await send('/newsletter', { email: 'a@example.com' }, busy);
    expect(status).toBe(429);
    expect(html).toContain('value="a@example.com"');
  });
});

describe('a form that only the app can send', () => {
  it.each(['/signin', '/signup', '/forgot-password'])(
    '%s says so, keeps what was typed, and never a password',
    async (path) => {
      const { status, html, bodies } = await send(`${path}?lang=el`, {
        email: 'eleni@example.com',
        fullname: 'Ελένη',
        password: 'correct horse',
        confirmPassword: 'correct horse',
      });
      expect([status, bodies]).toEqual([422, []]);
      expect(html).toContain('Η φόρμα χρειάζεται JavaScript');
      expect(html).toContain('value="eleni@example.com"');
      expect(html).not.toContain('correct horse');
    },
  );
});

describe('a form that leads to another page', () => {
  const leadsTo = (path: string, from: string) => {
    const act: ActOnPage = async () => ({ redirect: path });
    const context = { form: new URLSearchParams(), ports: createMemoryPorts(), i18n: {} as i18n };
    const request = new Request(from, { method: 'POST' });
    return actionOf(act, context)({ request, params: {}, context: {} } as never);
  };

  it('keeps the language of its URL', async () => {
    const response = await leadsTo('/booking/01?step=2#days', 'http://localhost/x?lang=el');
    expect(response).toMatchObject({ status: 303 });
    expect((response as Response).headers.get('Location')).toBe('/booking/01?step=2&lang=el#days');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'leads nowhere with %s',
    async (path) => {
      await expect(leadsTo(path, 'http://localhost/')).rejects.toThrow('a page of this app');
    },
  );
});
