/** Paths of the API host; every one is prefixed with the host, which may be empty (same origin). */
export const apiPaths = {
  homePageData: '/api/user/fetchHomePageData',
  registerUser: '/api/user/registerUser',
  /** Whether the process runs. */
  health: '/api/health',
  /** Whether it can handle calls: its database is available, with every table. */
  ready: '/api/ready',
  /** Metrics of the process. */
  metrics: '/api/metrics',
} as const;

/** The app's runtime configuration. */
export const runtimeConfigPath = '/config.json';

/**
 * Cookie that scripts can read: the server has records of this browser's guest. The guest's own
 * cookie is hidden from scripts.
 */
export const guestMarkCookie = 'salonica-has-guest';

/** Public folder of the pictures: an `image` or `icon` path is appended to it. */
export const storagePath = '/storage/';

/** Header that carries the API key on every `/api/user/*` call. */
export const apiKeyHeader = 'X-Api-Key';

/** The user id of every home page call. */
export const homePageUserId = 5;

/** The device and login fields of a registration, the same for every visitor of the web app. */
export const registrationConstants = {
  device_type: 3,
  device_token: 'web',
  login_type: 3,
  is_login: 0,
} as const;

/** Minimum length of a password in a registration, in characters. */
export const passwordMinLength = 8;
