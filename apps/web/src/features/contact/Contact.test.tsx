import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/init.ts';
import { Contact } from './Contact.tsx';

const typed = {
  'Full name': 'Eleni Vasiliou',
  Email: 'eleni@example.com',
  Subject: 'A chair by the window',
  Message: 'Is one free on Friday?',
};

async function renderContact() {
  const onCompleted = vi.fn<() => void>();
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  render(
    <I18nextProvider i18n={await createI18n('en', ['contact'])}>
      <MemoryRouter>
        <Contact onCompleted={onCompleted} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const fill = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    }
  };
  const submit = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  };
  return { onCompleted, info, fill, submit };
}

describe('the contact page', () => {
  it('logs that a message was completed, without a word of it', async () => {
    const { onCompleted, info, fill, submit } = await renderContact();
    fill(typed);
    submit();
    expect(onCompleted).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledTimes(1);
    const logged = JSON.stringify(info.mock.calls);
    expect(logged).toContain('The contact form was submitted.');
    for (const text of Object.values(typed)) expect(logged).not.toContain(text);
  });

  it('logs nothing of a message that is not complete, and keeps it', async () => {
    const { onCompleted, info, fill, submit } = await renderContact();
    fill({ ...typed, Email: 'nobody' });
    submit();
    expect(onCompleted).not.toHaveBeenCalled();
    expect(info).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
      typed.Message,
    );
    expect(screen.getByRole('status').textContent).toBe('One field still needs you');
  });

  it('begins anew when asked to', async () => {
    const { fill, submit } = await renderContact();
    fill(typed);
    submit();
    expect(document.activeElement?.textContent).toBe('Thank you, Eleni Vasiliou.');
    fireEvent.click(screen.getByRole('button', { name: 'Write Another Message' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('');
  });
});
