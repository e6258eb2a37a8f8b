import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { createI18n } from '../../i18n/init.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { Contact } from './Contact.tsx';

const typed = {
  'Full name': 'Eleni Vasiliou',
  Email: 'eleni@example.com',
  Subject: 'A chair by the window',
  Message: 'Is one free on Friday?',
};

async function renderContact(ports = createMemoryPorts()) {
  const onSent = vi.fn<() => void>();
  const write = vi.fn<Api['sendContactMessage']>((letter) => ports.api.sendContactMessage(letter));
  const i18n = await createI18n('en', ['contact']);
  const view = render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <PortsProvider ports={{ ...ports, api: { ...ports.api, sendContactMessage: write } }}>
          <Contact onSent={onSent} />
        </PortsProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  const fill = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
    }
  };
  const submit = (): void => {
    fireEvent.click(screen.getByRole('button', { name: /^Send Message/ }));
  };
  return { ...view, onSent, write, fill, submit, ports };
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;

describe('the contact page', () => {
  it('sends the message, and reports success', async () => {
    const { onSent, write, fill, submit } = await renderContact();
    fill(typed);
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const body = write.mock.calls[0]?.[0].body;
    expect(body?.id).toMatch(/^[\da-f-]{36}$/);
    expect(body).toEqual({
      id: body?.id,
      name: typed['Full name'],
      email: typed.Email,
      subject: typed.Subject,
      message: typed.Message,
    });
    expect(document.activeElement?.textContent).toBe('Thank you, Eleni Vasiliou.');
  });

  it('sends no incomplete message, and keeps it', async () => {
    const { write, fill, submit } = await renderContact();
    fill({ ...typed, Email: 'nobody' });
    submit();
    expect(write).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(message()).toBe(typed.Message);
    expect(screen.getByRole('status').textContent).toBe('One field needs your attention');
  });

  it('keeps the input after a failure, and sends it again with the same key', async () => {
    const { onSent, write, fill, submit } = await renderContact();
    write.mockRejectedValueOnce(new ServiceError({ kind: 'offline' }));
    fill(typed);
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('no connection');
    expect(message()).toBe(typed.Message);
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(write.mock.calls[1]).toEqual(write.mock.calls[0]);
  });

  it('has its own message for too many messages', async () => {
    const { write, fill, submit } = await renderContact();
    write.mockRejectedValueOnce(
      new ServiceError({ kind: 'rate-limited', retryAfter: 3600, message: 'Write in an hour.' }),
    );
    fill(typed);
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Write in an hour.');
  });

  it('restores the input after a reload, and nothing that was sent', async () => {
    const { unmount, fill, ports } = await renderContact();
    fill(typed);
    unmount();
    const second = await renderContact(ports);
    expect(message()).toBe(typed.Message);
    second.submit();
    await waitFor(() => expect(second.onSent).toHaveBeenCalledTimes(1));
    second.unmount();
    await renderContact(ports);
    expect(message()).toBe('');
  });

  it('starts again on request', async () => {
    const { onSent, fill, submit } = await renderContact();
    fill(typed);
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('link', { name: 'Write Another Message' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('');
  });
});
