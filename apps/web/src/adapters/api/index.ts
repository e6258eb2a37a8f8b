export { createApiClient, type ApiClient } from './client.ts';
export { picturesOf, type Pictures } from './pictures.ts';
