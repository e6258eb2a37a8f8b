import preview from '@salonica/storybook/preview';
import { type MachineStory, never, stateStories, until } from '../../testing/machine-story.ts';
import { machinePage } from '../../testing/machine-page/machine-page.tsx';
import { Header } from '../../shell/header/Header.tsx';
import { authMachine } from './auth-machine.ts';
import { IdentityError, type IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { RequireAuth } from './RequireAuth.tsx';

const meta = preview.meta({
  title: 'Machines/Sign-in',
  parameters: machinePage({
    machine: authMachine,
    title: 'Machines/Sign-in',
    about:
      'The session, from unknown to signed in and signed out, with every sign-in method. A failed attempt returns to the previous state.',
  }),
});

const inState = stateStories(authMachine);

const email = 'eleni@salonica.example';
const password = 'long-enough';
const number = '+306912345678';

const refuse = (code: IdentityErrorCode) => () => Promise.reject(new IdentityError(code));

const signIn = { path: '/signin' } satisfies Partial<MachineStory>;

const sendSignIn: MachineStory['act'] = async ({ type, press }) => {
  await type({ email, password });
  await press('button[type="submit"]');
};

const signUp = {
  path: '/signup',
  act: async ({ type, press }) => {
    await type({ email, fullname: 'Eleni Vasiliou', password, confirmPassword: password });
    await press('button[type="submit"]');
  },
  sees: ['button[type="submit"]', (t) => t('signUp.busy', { ns: 'auth' })],
} satisfies Partial<MachineStory>;

const guarded = {
  path: '/dashboard',
  session: 'resolving',
  part: {
    namespaces: ['auth'],
    element: (
      <RequireAuth>
        <h1>Bookings</h1>
      </RequireAuth>
    ),
  },
} satisfies Partial<MachineStory>;

/** The header greets the customer. */
const greeted = {
  path: '/',
  session: 'signed-in',
  part: { namespaces: ['auth'], element: <Header /> },
  sees: ['header', () => email],
} satisfies Partial<MachineStory>;

export const ResolvingWaiting = meta.story(
  inState('resolving.waiting', { ...guarded, sees: ['[role="status"]', (t) => t('loading')] }),
);

export const ResolvingSlow = meta.story(
  inState('resolving.slow', {
    ...guarded,
    act: async ({ app }) => app.clock.increment(10_000),
    sees: ['[role="status"]', (t) => t('protected.slow', { ns: 'auth' })],
  }),
);

export const SignedOut = meta.story(
  inState('signedOut', {
    ...signIn,
    sees: ['h1', (t) => t('signIn.title', { ns: 'auth' })],
    looksLike: 'screens/sign-in-w390',
  }),
);

export const WrongPassword = meta.story(
  inState('signedOut', {
    ...signIn,
    identity: { signInWithEmail: refuse('wrong-password') },
    act: sendSignIn,
    sees: ['p', (t) => t('errors.wrong-password', { ns: 'auth' })],
  }),
);

export const GoogleBlocked = meta.story(
  inState('signedOut', {
    ...signIn,
    identity: { signInWithGoogle: refuse('popup-blocked') },
    act: ({ press, t }) => press('button', t('signIn.google', { ns: 'auth' })),
    sees: ['p', (t) => t('signIn.blockedTitle', { ns: 'auth' })],
  }),
);

/** The visitor closed the window: a note, not an error. */
export const GoogleCancelled = meta.story(
  inState('signedOut', {
    ...signIn,
    identity: { signInWithGoogle: refuse('popup-closed-by-user') },
    act: ({ press, t }) => press('button', t('signIn.google', { ns: 'auth' })),
    sees: ['[role="status"]', (t) => t('errors.popup-closed-by-user', { ns: 'auth' })],
  }),
);

export const SigningInEmail = meta.story(
  inState('signingIn.email', {
    ...signIn,
    identity: { signInWithEmail: never },
    act: sendSignIn,
    sees: ['button[type="submit"]', (t) => t('signIn.busy', { ns: 'auth' })],
  }),
);

/** The rest of the form stays usable, because a closed window is reported late. */
export const SigningInGoogle = meta.story(
  inState('signingIn.google', {
    ...signIn,
    identity: { signInWithGoogle: never },
    act: ({ press, t }) => press('button', t('signIn.google', { ns: 'auth' })),
    sees: ['form [role=status]', (t) => t('signIn.googleWaiting', { ns: 'auth' })],
  }),
);

const byPhone = {
  ...signIn,
  prepare: ({ language }) => language.i18n.loadNamespaces('phone'),
} satisfies Partial<MachineStory>;

/** The password form is mounted but hidden. */
const submit = 'div:not([hidden]) > form > button[type="submit"]';

const openNumberForm: MachineStory['act'] = ({ press, t }) =>
  press('button', t('signIn.phone', { ns: 'auth' }));

const sendNumber: MachineStory['act'] = async (visitor) => {
  await openNumberForm(visitor);
  await visitor.type({ number });
  await visitor.press(submit);
};

const sendCode: MachineStory['act'] = async (visitor) => {
  await sendNumber(visitor);
  await visitor.type({ code: '123456' });
  await visitor.press(submit);
};

export const SigningInPhoneEnteringNumber = meta.story(
  inState('signingIn.phone.enteringNumber', {
    ...byPhone,
    act: openNumberForm,
    sees: ['h1', (t) => t('title', { ns: 'phone' })],
    looksLike: 'screens/phone-sign-in-w390',
  }),
);

export const NumberRefused = meta.story(
  inState('signingIn.phone.enteringNumber', {
    ...byPhone,
    identity: {
      phone: { sendCode: refuse('invalid-phone-number'), confirmCode: never },
    },
    act: sendNumber,
    sees: ['[data-part="error"]', (t) => t('errors.invalid-phone-number', { ns: 'auth' })],
  }),
);

export const SigningInPhoneSendingCode = meta.story(
  inState('signingIn.phone.sendingCode', {
    ...byPhone,
    identity: { phone: { sendCode: never, confirmCode: never } },
    act: sendNumber,
    sees: [submit, (t) => t('sending', { ns: 'phone' })],
  }),
);

export const SigningInPhoneEnteringCode = meta.story(
  inState('signingIn.phone.enteringCode', {
    ...byPhone,
    act: sendNumber,
    sees: ['h1', (t) => t('codeTitle', { ns: 'phone' })],
  }),
);

export const CodeRefused = meta.story(
  inState('signingIn.phone.enteringCode', {
    ...byPhone,
    identity: {
      phone: {
        sendCode: async () => undefined,
        confirmCode: refuse('invalid-verification-code'),
      },
    },
    act: sendCode,
    sees: ['[data-part="error"]', (t) => t('errors.invalid-verification-code', { ns: 'auth' })],
  }),
);

/** The first code is sent, the second is pending. */
function sendsOneCode(): NonNullable<Exclude<MachineStory['identity'], Function>> {
  let sent = 0;
  return {
    phone: {
      sendCode: () => {
        sent += 1;
        return sent === 1 ? Promise.resolve() : never();
      },
      confirmCode: never,
    },
  };
}

/** Requested by an effect before the page is visible; the button waits for half a minute. */
export const SigningInPhoneResendingCode = meta.story(
  inState('signingIn.phone.resendingCode', {
    ...signIn,
    identity: sendsOneCode,
    prepare: async ({ auth, language }) => {
      await language.i18n.loadNamespaces('phone');
      auth.signInWithPhone();
      auth.phone.sendCode(number);
      await until(() => auth.getView().phoneStep === 'code' && auth.getView().busy === null);
      auth.phone.resendCode();
    },
    sees: ['h1', (t) => t('codeTitle', { ns: 'phone' })],
  }),
);

export const SigningInPhoneCheckingCode = meta.story(
  inState('signingIn.phone.checkingCode', {
    ...byPhone,
    identity: { phone: { sendCode: async () => undefined, confirmCode: never } },
    act: sendCode,
    sees: [submit, (t) => t('busy', { ns: 'phone' })],
  }),
);

export const SigningInRegisteringAtServer = meta.story(
  inState('signingIn.registering.atServer', {
    ...signUp,
    identity: { registerUser: never },
  }),
);

export const SigningInRegisteringOpeningSession = meta.story(
  inState('signingIn.registering.openingSession', {
    ...signUp,
    identity: { signInWithEmail: never },
    looksLike: 'features/auth/auth-machine-SigningInRegisteringAtServer',
  }),
);

/** Registered at the server, not yet at the identity service. */
export const SigningInRegisteringCreatingAccount = meta.story(
  inState('signingIn.registering.creatingAccount', {
    ...signUp,
    identity: { signInWithEmail: refuse('user-not-found'), createAccount: never },
    looksLike: 'features/auth/auth-machine-SigningInRegisteringAtServer',
  }),
);

export const EmailTaken = meta.story(
  inState('signedOut', {
    ...signUp,
    identity: {
      signInWithEmail: refuse('invalid-credential'),
      createAccount: refuse('email-already-in-use'),
    },
    sees: ['p', (t) => t('errors.email-already-in-use', { ns: 'auth' })],
  }),
);

export const SignedIn = meta.story(inState('signedIn', greeted));

/** The greeting stays, because the result is unknown. */
export const SigningOut = meta.story(
  inState('signingOut', {
    ...greeted,
    identity: { signOut: never },
    prepare: ({ auth }) => auth.signOut(),
    looksLike: 'features/auth/auth-machine-SignedIn',
  }),
);
