import { type Context, type ErrorHandler, Hono } from 'hono';
import { addressRoutes } from './addresses/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { createSalonStates } from './availability/salon-states.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { type AccountOptions, accountRoutes } from './account/routes.ts';
import { type CustomerOptions, customerRoutes } from './customers/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { askMailbox } from './email-change/verification.ts';
import { databaseFault } from './database/faults.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { answerError, ApiError } from './http/api-error.ts';
import { callRules, type CallRuleOptions } from './calls/call-rules.ts';
import { detectLanguage, setLanguage } from './http/language.ts';
import {
  answerCalls,
  answerPages,
  createObserver,
  type ObserverOptions,
  routeOf,
} from './http/observe-requests.ts';
import { openApiRoutes } from './http/openapi.ts';
import { findClientAddress, visitorAddress } from './http/client-address.ts';
import { type CallerOptions, createCallers } from './identity/caller.ts';
import { type HealthOptions, healthRoutes } from './http/health-routes.ts';
import { admitReads } from './calls/admit-reads.ts';
import type { LimitName, RateLimiter } from './calls/rate-limit.ts';
import type { ReadCounts } from './calls/read-counts.ts';
import { createReadLimit } from './calls/read-limit.ts';
import { type RuntimeConfigOptions, runtimeConfigRoutes } from './http/runtime-config.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refusedField } from './http/refused-value.ts';
import { IdentityUnavailableError } from './identity/identity-service.ts';
import { letterRoutes } from './letters/routes.ts';
import { type LiveOptions, liveRoutes } from './live/routes.ts';
import { errorFacts, type Log } from './log.ts';
import { type MetricsOptions, metricsRoutes } from './http/metrics-routes.ts';
import { inboxRoutes, type InboxOptions, isInboxCall } from './mails/inbox-routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { createDocuments, type RenderLimits } from './pages/documents.ts';
import { type AnswerCached, createCachedAnswers, cacheAnswer } from './pages/cached-answers.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { AnswerCall } from './pages/renderer.ts';
import { createVersions } from './pages/versions.ts';
import type { PictureCatalogue } from './pictures/catalogue.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { type SalonOptions, salonRoutes } from './salons/routes.ts';
import { sampleWriter } from './samples/write-samples.ts';
import { followBuild } from './pages/app-build.ts';
import { visitRoutes } from './visits/routes.ts';
import { waitlistRoutes } from './waitlist/routes.ts';
import { type WalletOptions, walletRoutes } from './wallet/routes.ts';
import { webRoutes } from './web/routes.ts';
import { cataloguePages } from './web/sitemap.ts';

export interface AppOptions
  extends
    RuntimeConfigOptions,
    Omit<SalonOptions, 'versioned' | 'salonStates'>,
    Omit<CustomerOptions, 'askMailbox'>,
    Omit<CallRuleOptions, 'callerOf'>,
    Omit<CallerOptions, 'askMailbox' | 'samples'>,
    HealthOptions,
    InboxOptions,
    MetricsOptions,
    ObserverOptions,
    Omit<LiveOptions, 'metrics'>,
    Pick<WalletOptions, 'payments'> {
  limits: Record<LimitName, RateLimiter> & AccountOptions['limits'];
  /** Counts of reads. */
  reads: ReadCounts;
  /** Reads of one caller in a minute, in points. */
  readsPerMinute: { calls: number; pages: number };
  /** Whether new customers get sample records. */
  hasSampleRecords: boolean;
  /** Whether the salons of a preview reply automatically. */
  hasSalonAnswers: boolean;
  log: Log;
  pictures: PictureCatalogue;
  /** Folder of the cache of compressed pictures. */
  pictureCache: string;
  /** Folder of the built app. */
  appFolder: string;
  /** Whether rendered pages are cached. */
  keepsPages: boolean;
  renders?: RenderLimits;
}

/** The dependencies of the request handlers. */
export interface Answers {
  app: Hono;
  /** Serves cached responses before the app runs. */
  answerCached: AnswerCached;
}

/** Path of a payment provider on this host. */
const paymentPaths = '/payment-fields';

/** The API as a function, without a socket. */
export function createApp(options: AppOptions): Answers {
  const { log, pictures, runtime, isHttps, readsPerMinute } = options;
  const build = followBuild(options.appFolder);
  const app = new Hono();
  const salonStates = createSalonStates(options);
  const base = {
    ...options,
    versioned: pictures.versioned,
    salonStates,
    askMailbox,
    ...(options.hasSampleRecords
      ? { samples: sampleWriter(options.now, salonStates, options.payments) }
      : {}),
  };
  const callerOf = createCallers(base);
  const service = { ...base, callerOf };
  const readers = {
    counts: options.reads,
    addressOf: visitorAddress(options.trustedProxies),
    find: (c: Context) => callerOf(c).find(),
  };
  const callReads = createReadLimit({ ...readers, name: 'reading', points: readsPerMinute.calls });
  const pageReads = createReadLimit({ ...readers, name: 'viewing', points: readsPerMinute.pages });

  const pageHeaders = securityHeaders({
    runtime,
    isHttps,
    paymentFrames: options.payments?.frameSources ?? [],
    scriptHashes: () => build.manifest()?.cspScriptHashes ?? [],
  });
  // Streams have their own headers and are not logged.
  const paymentPages = options.payments?.pages;
  const observer = createObserver(options);
  const calls = answerCalls(observer, isHttps, admitReads(callReads));
  const answerPage = answerPages(observer, pageHeaders, cacheAnswer);
  // One middleware for all shared steps: each separate one costs a tenth of a cached call.
  app.use((c, next) => {
    setLanguage(c);
    if (paymentPages !== undefined && c.req.path.startsWith(paymentPaths)) return next();
    // Mails contain inline styles.
    if (isInboxCall(c, options)) return next();
    return c.req.path.startsWith('/api/') ? calls(c, next) : answerPage(c, next);
  });
  app.onError(answerFault(log));
  app.route('/', healthRoutes(service));
  app.route('/', metricsRoutes(options));
  // Before the callers are looked at: the response is the same for all, and the most frequent.
  app.route('/', availabilityRoutes(service));
  app.use('/api/*', findClientAddress(options.trustedProxies));
  app.route('/', callRules(service));
  app.route('/', runtimeConfigRoutes(service));
  app.route('/', salonRoutes(service));
  app.route('/', reviewRoutes(service));
  app.route('/', customerRoutes(service));
  app.route('/', accountRoutes(service));
  app.route('/', favoriteRoutes(service));
  app.route('/', addressRoutes(service));
  app.route('/', chatRoutes(service));
  app.route('/', walletRoutes(service));
  app.route('/', noticeRoutes(service));
  app.route('/', profileRoutes(service));
  app.route('/', emailChangeRoutes(service));
  app.route('/', letterRoutes(service));
  app.route('/', waitlistRoutes(service));
  app.route('/', feedRoutes(service));
  app.route('/', recommendationRoutes(service));
  app.route('/', liveRoutes(service));
  app.route('/', openApiRoutes());
  app.route('/', bookingRoutes(service));
  app.route('/', visitRoutes(service));
  app.all('/api/*', () => {
    throw new ApiError(404, 'not-found');
  });
  const pages = {
    ...options,
    build,
    cache: createPageCache(),
    versions: createVersions(options.db, options.now),
  };
  if (paymentPages !== undefined) {
    app.use(`${paymentPaths}/*`, findClientAddress(options.trustedProxies));
    app.route('/', paymentPages);
  }
  app.route('/', inboxRoutes(options));
  app.route('/', pictureRoutes(pictures, options.pictureCache));
  app.route(
    '/',
    webRoutes({
      build,
      documentOf: createDocuments({ ...pages, answer: publicCalls(service) }),
      cataloguePages: () => cataloguePages(options.db),
      hasPreviewBanner: runtime.previewBanner !== undefined,
      publicOrigin: options.publicOrigin,
      reads: pageReads,
    }),
  );
  return {
    app,
    answerCached: createCachedAnswers({
      ...pages,
      observer,
      addressOf: readers.addressOf,
      reads: pageReads,
    }),
  };
}

/** Calls with the same response for all callers, for pages that this process renders. */
function publicCalls(service: SalonOptions & Pick<AppOptions, 'log'>): AnswerCall {
  const app = new Hono();
  app.use(detectLanguage);
  app.onError(answerFault(service.log));
  app.route('/', availabilityRoutes(service));
  app.route('/', salonRoutes(service));
  app.route('/', reviewRoutes(service));
  return async (request) => app.fetch(request);
}

const answerFault =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (error instanceof ApiError) return answerError(c, error);
    if (databaseFault(error) === 'unreadable') {
      log('warn', 'refused value', { id: c.get('requestId'), route: routeOf(c) });
      return answerError(c, refusedValue(refusedField(error, c.get('input'))));
    }
    log('error', 'failed', { id: c.get('requestId'), route: routeOf(c), ...errorFacts(error) });
    return answerError(c, refusalOf(error));
  };

const refusedValue = (field: string | undefined): ApiError =>
  field === undefined
    ? new ApiError(422, 'malformed')
    : new ApiError(422, 'invalid', { fields: { [field]: 'otherField' } });

/** The visitor's message for an unexpected error. */
function refusalOf(error: Error): ApiError {
  if (error instanceof IdentityUnavailableError) {
    return new ApiError(503, 'unavailable', { message: 'identityDown', retryAfterSeconds: 5 });
  }
  return databaseFault(error) === undefined
    ? new ApiError(500, 'unexpected')
    : new ApiError(503, 'unavailable', { retryAfterSeconds: 2 });
}
