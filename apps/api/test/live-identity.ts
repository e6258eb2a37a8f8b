/** Settings of a deployment with a real identity service. */
export const liveIdentity = {
  IDENTITY_MODE: 'live',
  IDENTITY_API_KEY: 'identity-key',
  IDENTITY_AUTH_DOMAIN: 'auth.example',
  IDENTITY_PROJECT_ID: 'salonica',
  IDENTITY_SERVICE_ACCOUNT: '/run/secrets/identity.json',
};
