import { type Context, type ErrorHandler, Hono } from 'hono';
import { addressRoutes } from './subjects/addresses/routes.ts';
import { availabilityRoutes } from './subjects/availability/routes.ts';
import { createFreeTimes, type FreeTimes } from './subjects/availability/free-times.ts';
import { createSalonStates } from './subjects/availability/salon-states.ts';
import { bookingRoutes } from './subjects/bookings/routes.ts';
import { chatRoutes } from './subjects/chat/routes.ts';
import { type AccountOptions, accountRoutes } from './subjects/account/routes.ts';
import { deskRoutes } from './subjects/desk/routes.ts';
import { deskCatalogueRoutes } from './subjects/desk-catalogue/routes.ts';
import { hoursRoutes } from './subjects/hours/routes.ts';
import { type CustomerOptions, customerRoutes } from './subjects/customers/routes.ts';
import { emailChangeRoutes } from './subjects/email-change/routes.ts';
import { askMailbox } from './subjects/email-change/send-verification.ts';
import { databaseFault } from './platform/database/faults.ts';
import { favoriteRoutes } from './subjects/favorites/routes.ts';
import { feedRoutes } from './subjects/feed/routes.ts';
import { answerError, ApiError } from './platform/http/api-error.ts';
import { callRules, type CallRuleOptions } from './platform/calls/call-rules.ts';
import { detectLanguage, setLanguage } from './platform/http/language.ts';
import {
  answerCalls,
  answerPages,
  createObserver,
  type ObserverOptions,
  routeOf,
} from './platform/http/observe-requests.ts';
import { openApiRoutes } from './platform/http/openapi.ts';
import { findClientAddress, visitorAddress } from './platform/http/client-address.ts';
import { type CallerOptions, createCallers } from './platform/identity/caller.ts';
import { type HealthOptions, healthRoutes } from './platform/http/health-routes.ts';
import { admitReads } from './platform/calls/admit-reads.ts';
import type { LimitName, RateLimiter } from './platform/calls/rate-limit.ts';
import type { ReadCounts } from './platform/calls/read-counts.ts';
import { createReadLimit } from './platform/calls/read-limit.ts';
import { type RuntimeConfigOptions, runtimeConfigRoutes } from './platform/http/runtime-config.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { refusedField } from './platform/http/refused-value.ts';
import { IdentityUnavailableError } from './platform/identity/identity-service.ts';
import { listingRoutes } from './subjects/listing/routes.ts';
import { letterRoutes } from './subjects/letters/routes.ts';
import { type LiveOptions, liveRoutes } from './platform/live/routes.ts';
import { errorFacts, type Log } from './platform/log.ts';
import { type MetricsOptions, metricsRoutes } from './platform/http/metrics-routes.ts';
import { inboxRoutes, type InboxOptions, isInboxCall, samplesOf } from './preview-parts.ts';
import { noticeRoutes } from './subjects/notices/routes.ts';
import { createDocuments, type RenderLimits } from './platform/pages/documents.ts';
import {
  type SendCached,
  createCachedResponses,
  cacheResponse,
} from './platform/pages/cached-responses.ts';
import { createFormResults } from './platform/pages/form-results.ts';
import { createPageCache } from './platform/pages/page-cache.ts';
import type { HandleCall } from './platform/pages/renderer.ts';
import { createVersions } from './platform/pages/versions.ts';
import { type PictureOptions, pictureRoutes } from './platform/pictures/routes.ts';
import { numbersRoutes } from './subjects/numbers/routes.ts';
import { profileRoutes } from './subjects/profile/routes.ts';
import { recommendationRoutes } from './subjects/recommendations/routes.ts';
import { deskReviewRoutes } from './subjects/reviews/desk-routes.ts';
import { reviewRoutes } from './subjects/reviews/routes.ts';
import {
  createMarketVocabulary,
  type MarketVocabulary,
} from './subjects/salons/market-vocabulary.ts';
import { type SalonOptions, salonRoutes } from './subjects/salons/routes.ts';
import { followBuild } from './platform/pages/app-build.ts';
import { visitRoutes } from './subjects/visits/routes.ts';
import { waitlistRoutes } from './subjects/waitlist/routes.ts';
import { type WalletOptions, walletRoutes } from './subjects/wallet/routes.ts';
import { webRoutes } from './platform/web/routes.ts';
import { cataloguePages } from './subjects/salons/catalogue-pages.ts';
import { salonsIn } from './subjects/salons/salons-in.ts';

export interface AppOptions
  extends
    RuntimeConfigOptions,
    Omit<SalonOptions, 'versioned' | 'salonStates' | 'freeTimes' | 'vocabulary'>,
    Omit<CustomerOptions, 'askMailbox'>,
    Omit<CallRuleOptions, 'callerOf'>,
    Omit<CallerOptions, 'askMailbox' | 'samples'>,
    HealthOptions,
    InboxOptions,
    MetricsOptions,
    ObserverOptions,
    PictureOptions,
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
  /** Folder of the built app. */
  appFolder: string;
  /** Whether rendered pages are cached. */
  keepsPages: boolean;
  renders?: RenderLimits;
}

/** The dependencies of the request handlers. */
export interface RequestHandlers {
  app: Hono;
  freeTimes: FreeTimes;
  vocabulary: MarketVocabulary;
  /** Serves cached responses before the app runs. */
  sendCached: SendCached;
}

/** Path of a payment provider on this host. */
const paymentPaths = '/payment-fields';

/** The API as a function, without a socket. */
export function createApp(options: AppOptions): RequestHandlers {
  const { log, pictures, runtime, isHttps, readsPerMinute } = options;
  const build = followBuild(options.appFolder);
  const app = new Hono();
  const salonStates = createSalonStates(options);
  const freeTimes = createFreeTimes(options.db, salonStates);
  const vocabulary = createMarketVocabulary(options.db);
  const base = {
    ...options,
    versioned: pictures.versioned,
    salonStates,
    freeTimes,
    vocabulary,
    askMailbox,
    ...samplesOf(options, options.now, salonStates, options.payments),
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
  const answerPage = answerPages(observer, pageHeaders, cacheResponse);
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
  app.route('/', deskReviewRoutes(service));
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
  app.route('/', deskRoutes(service));
  app.route('/', listingRoutes(service));
  app.route('/', deskCatalogueRoutes(service));
  app.route('/', numbersRoutes(service));
  app.route('/', hoursRoutes(service));
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
  const answerPublic = publicCalls(service);
  app.route('/', inboxRoutes(options));
  app.route('/', pictureRoutes(options));
  app.route(
    '/',
    webRoutes({
      build,
      documentOf: createDocuments({ ...pages, answer: answerPublic, salonsIn }),
      answerForm: createFormResults({ ...pages, answer: answerPublic }),
      answer: (request, bindings) => app.fetch(request, bindings),
      catalogue: cataloguePages(options.db),
      hasPreviewBanner: runtime.previewBanner !== undefined,
      publicOrigin: options.publicOrigin,
      reads: pageReads,
    }),
  );
  return {
    app,
    freeTimes,
    vocabulary,
    sendCached: createCachedResponses({
      ...pages,
      observer,
      addressOf: readers.addressOf,
      reads: pageReads,
    }),
  };
}

/** Calls with the same response for all callers, for pages that this process renders. */
function publicCalls(service: SalonOptions & Pick<AppOptions, 'log'>): HandleCall {
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
