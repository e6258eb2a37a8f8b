import { describe, expect, it } from 'vitest';
import { eleni, nikos } from './testing/fake-effects.ts';
import { refusal, signedOut } from './testing/run-auth.ts';

const choose = { type: 'phone.choose' } as const;
const number = { type: 'number.submit', number: '+306912345678' } as const;
const code = { type: 'code.submit', code: '123456', remember: false } as const;

async function withCode() {
  const auth = signedOut();
  auth.send(choose);
  auth.send(number);
  await auth.effects.answer('sendCode');
  return auth;
}

describe('phone sign-in', () => {
  it('takes a number, sends a code to it and opens a session with the code', async () => {
    const { effects, send, state } = signedOut();
    send(choose);
    expect(state()).toMatchObject({ status: 'signed-out', phoneStep: 'number', busy: null });
    send(number);
    expect(state()).toMatchObject({ phoneStep: 'number', busy: 'phone' });
    expect(effects.argsOf('sendCode')).toEqual(['+306912345678']);
    await effects.answer('sendCode');
    expect(state()).toMatchObject({
      phoneStep: 'code',
      phoneNumber: '+306912345678',
      busy: null,
    });
    send(code);
    expect(state()).toMatchObject({ phoneStep: 'code', busy: 'phone' });
    expect(effects.argsOf('confirmCode')).toEqual(['123456', { remember: false }]);
    await effects.answer('confirmCode', eleni);
    expect(state()).toMatchObject({ status: 'signed-in', phoneStep: null, phoneNumber: null });
    expect(effects.facts).toEqual([{ type: 'session.started', user: eleni, via: 'phone' }]);
  });

  it('stays at the number, and keeps it, when no code could be sent', async () => {
    const { effects, send, state } = signedOut();
    send(choose);
    send(number);
    await effects.refuse('sendCode', refusal('invalid-phone-number'));
    const failure = { source: 'identity', code: 'invalid-phone-number' };
    expect(state()).toMatchObject({
      phoneStep: 'number',
      phoneNumber: '+306912345678',
      failure,
    });
    expect(effects.facts).toEqual([{ type: 'signIn.failed', via: 'phone', failure }]);
    send(number);
    expect(state()).toMatchObject({ busy: 'phone', failure: null });
  });

  it.each(['invalid-verification-code', 'code-expired'] as const)(
    'stays at the code when it is refused with %s',
    async (reason) => {
      const { effects, send, state } = await withCode();
      send(code);
      await effects.refuse('confirmCode', refusal(reason));
      expect(state()).toMatchObject({ phoneStep: 'code', failure: { code: reason }, busy: null });
      send(code);
      await effects.answer('confirmCode', eleni);
      expect(state().status).toBe('signed-in');
    },
  );

  it('sends another code, and stays at the code when that fails', async () => {
    const { effects, send, state } = await withCode();
    send({ type: 'code.resend' });
    expect(state()).toMatchObject({ phoneStep: 'code', busy: 'phone' });
    await effects.answer('sendCode');
    expect(effects.facts).toEqual([{ type: 'phone.resent' }]);
    send({ type: 'code.resend' });
    await effects.refuse('sendCode', refusal('too-many-requests'));
    expect(state()).toMatchObject({ phoneStep: 'code', failure: { code: 'too-many-requests' } });
    expect(effects.names.filter((name) => name === 'sendCode')).toHaveLength(3);
  });

  it('returns to the number without an error', async () => {
    const { effects, send, state } = await withCode();
    send(code);
    await effects.refuse('confirmCode', refusal('invalid-verification-code'));
    send({ type: 'number.change' });
    expect(state()).toMatchObject({
      phoneStep: 'number',
      phoneNumber: '+306912345678',
      failure: null,
    });
  });

  it('can be cancelled at any time, and ignores late results', async () => {
    const { effects, send, state } = await withCode();
    send(code);
    send({ type: 'phone.leave' });
    expect(state()).toMatchObject({ status: 'signed-out', phoneStep: null, phoneNumber: null });
    await effects.answer('confirmCode', eleni);
    expect(state().status).toBe('signed-out');
  });

  it('ends signed in when another tab was faster', async () => {
    const { effects, state } = await withCode();
    effects.report(nikos);
    expect(state()).toMatchObject({ status: 'signed-in', user: nikos, phoneStep: null });
    expect(effects.facts).toEqual([{ type: 'session.started', user: nikos, via: 'elsewhere' }]);
  });
});
