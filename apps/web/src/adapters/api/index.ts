export { createApiClient, type ApiClient, type ApiSettings } from './client.ts';
export { createHomePageApi } from './home-page-api.ts';
export { createRegistrationApi } from './registration-api.ts';
