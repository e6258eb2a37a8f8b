const password = {
  meta: {
    'change-password': {
      title: 'Change password',
      description: 'Choose a new password for your account.',
    },
  },
  title: 'Change password',
  lead: 'We ask for the current one first, so that no one else can change it.',
  fields: {
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
  },
  required: {
    current: 'Enter your current password.',
    new: 'Enter a new password.',
    confirm: 'Enter the new password again.',
  },
  hint: 'At least 8 characters. Upper and lower case letters, digits and symbols make it harder to guess.',
  error: 'Error',
  mismatch: "New passwords don't match",
  tooShort: 'Password must be at least 8 characters long',
  same: 'Choose a password that differs from the current one.',
  submit: 'Change password',
  busy: 'Changing...',
  changed: 'Password changed successfully',
  forgot: 'Forgot your current password?',
  noPassword: {
    title: 'You sign in without a password',
    text: 'To set one as well, request a link and choose it there.',
    action: 'Get a link',
  },
};

export default password;
