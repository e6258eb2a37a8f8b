import * as v from 'valibot';
import { optionalLineSchema } from '../typed-text.ts';
import { salonFacts } from './facts.ts';
import { salonMatchSchema, understoodSchema } from './search.ts';
import {
  boundsSchema,
  closingTimeSchema,
  countSchema,
  cursorSchema,
  pageCursorSchema,
  idListSchema,
  idSchema,
  moneySchema,
  pictureSchema,
  placeSchema,
  plainDateSchema,
  plainTimeSchema,
  pointSchema,
  starsSchema,
} from './values.ts';

const ratingSchema = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5)));

/** The data of a salon card. */
export const salonSummarySchema = v.object({
  id: idSchema,
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  /** The facade. */
  picture: v.nullable(pictureSchema),
  topRated: v.boolean(),
  /** One decimal; null without a rating. */
  rating: ratingSchema,
  reviewCount: countSchema,
  /** Miles from the requested point, else from the city centre. */
  distance: v.pipe(v.number(), v.minValue(0)),
  location: placeSchema,
  priceRange: v.picklist(['$', '$$', '$$$']),
  /** Minutes that a visit takes on average. */
  averageBookingTime: countSchema,
  completedBookings: countSchema,
  /** Most typical first; titles are English keys that the app translates. */
  categories: v.array(v.object({ id: idSchema, title: v.string() })),
  /** Names of services, in list order. */
  services: v.array(v.string()),
});

/** A number in a query. */
/* @__NO_SIDE_EFFECTS__ */
const numberText = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number));

export const salonSorts = ['relevance', 'distance', 'rating', 'price', 'availability'] as const;

/** Query of `GET /api/v1/salons`. */
export const salonQuerySchema = v.object({
  /**
   * Names of salons, barbers, services, categories and places in both languages, understood with
   * other spellings, synonyms and typing errors.
   */
  q: v.optional(optionalLineSchema(100)),
  /**
   * A known place or a zip code is the origin of distances; any other text is searched in the
   * addresses.
   */
  place: v.optional(optionalLineSchema(100)),
  /** Ids, comma separated; a salon in any of them matches. */
  categories: v.optional(idListSchema(20)),
  price: v.optional(v.picklist(['$', '$$', '$$$'])),
  topRated: v.optional(
    v.pipe(
      v.literal('true'),
      v.transform(() => true as const),
    ),
  ),
  /** Minimum rating, 1 to 5. */
  rating: v.optional(numberText(/^(?:[1-4](?:\.\d)?|5)$/)),
  /** `lat,lng` in degrees: the origin of distances where no known place is typed. */
  near: v.optional(pointSchema),
  /** Miles from `near`, or from the centre. */
  within: v.optional(numberText(/^\d{1,3}(?:\.\d{1,15})?$/)),
  /** `south,west,north,east` in degrees: only salons inside. */
  bounds: v.optional(boundsSchema),
  /** Only salons with a free time on that day. */
  availableOn: v.optional(plainDateSchema),
  /** With `availableOn`: the earliest start on that day, at the salon. */
  startsFrom: v.optional(plainTimeSchema),
  /** With `availableOn`: the start is earlier than this. */
  startsBefore: v.optional(plainTimeSchema),
  /** @default relevance with `q`, otherwise distance */
  sort: v.optional(v.picklist(salonSorts)),
  cursor: v.optional(pageCursorSchema),
  /** 1 to 48. @default 12 */
  limit: v.optional(numberText(/^(?:[1-9]|[1-3]\d|4[0-8])$/)),
});

/** Response of `GET /api/v1/salons`. */
export const salonPageSchema = v.object({
  salons: v.array(v.object({ ...salonSummarySchema.entries, match: salonMatchSchema })),
  /** On all pages; 1000 stands for that many or more. */
  total: countSchema,
  nextCursor: cursorSchema,
  understood: understoodSchema,
});

export const serviceSchema = v.object({
  id: idSchema,
  name: v.string(),
  description: v.nullable(v.string()),
  price: moneySchema,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
});

export const barberSchema = v.object({
  id: idSchema,
  name: v.string(),
  specialty: v.string(),
  /** Null before the first rating. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  /** Years. */
  experience: countSchema,
  price: moneySchema,
  /** Path of the portrait from the root of the API host. */
  picture: v.nullable(v.string()),
  /** Ids of the barber's services. */
  serviceIds: v.array(idSchema),
  /** Whole prices of services with this barber that do not follow from `price`. */
  ownPrices: v.optional(v.array(v.object({ serviceId: idSchema, price: moneySchema })), []),
  /** Minutes of services with this barber that are not those of the service. */
  ownMinutes: v.optional(v.array(v.object({ serviceId: idSchema, minutes: countSchema }))),
});

/** Opening hours of one weekday, 1 is Monday and 7 Sunday; a weekday without an interval is closed. */
export const openIntervalSchema = v.object({
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  opens: plainTimeSchema,
  closes: closingTimeSchema,
  /** The latest start of an appointment; without one it only has to end by closing time. */
  lastStart: v.optional(plainTimeSchema),
});

/**
 * A day whose hours differ from its weekday; `opens` and `closes` are null where the salon is
 * closed.
 */
export const hoursExceptionSchema = v.object({
  date: plainDateSchema,
  opens: v.nullable(plainTimeSchema),
  closes: v.nullable(closingTimeSchema),
  reason: v.string(),
});

/** The rules of booking at a salon. */
export const bookingPolicySchema = v.object({
  /** Minutes between two starts. */
  slotMinutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
  /** Minimum minutes from now to a start. */
  leadMinutes: countSchema,
  /** Days from today to the last bookable one. */
  horizonDays: countSchema,
  /** Minimum minutes before the start for changing a booking. */
  noticeMinutes: countSchema,
  /** Minutes that the chair is kept for a late customer. */
  graceMinutes: countSchema,
  /** The base price: a barber's difference from it is added to the service. */
  basePrice: moneySchema,
  /** Null where the salon makes no home visits. */
  travel: v.nullable(
    v.object({
      fee: moneySchema,
      minutes: countSchema,
      /** How far from the salon, in kilometres; null without a limit. */
      km: v.optional(v.nullable(countSchema), null),
    }),
  ),
});

/** Response of `GET /api/v1/salons/{id}`. */
export const salonDetailsSchema = v.object({
  ...salonSummarySchema.entries,
  /** IANA zone in which dates and times of this salon are meant. */
  timeZone: v.string(),
  description: v.string(),
  email: v.string(),
  /** What else customers want to know; unknown ones are left out. */
  facts: v.optional(v.array(v.picklist(salonFacts)), []),
  /** Path of the JPEG for sharing the salon's page, 1200 by 630 pixels. */
  sharedPicture: v.nullable(v.string()),
  pictures: v.array(v.object({ ...pictureSchema.entries, caption: v.nullable(v.string()) })),
  hours: v.array(openIntervalSchema),
  /** Exceptions of the coming year, next first. */
  exceptions: v.array(hoursExceptionSchema),
  /** Services with details; `services` of the summary has only their names. */
  offer: v.array(serviceSchema),
  team: v.array(barberSchema),
  policy: bookingPolicySchema,
  /** Whether it takes no new bookings for now. */
  isPaused: v.boolean(),
});

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

/** Query of `GET /api/v1/salons/{id}/reviews`. */
export const reviewQuerySchema = v.object({
  /** @default newest */
  order: v.optional(v.picklist(reviewOrders)),
  stars: v.optional(numberText(/^[1-5]$/)),
  cursor: v.optional(pageCursorSchema),
});

export const reviewSchema = v.object({
  id: idSchema,
  author: v.string(),
  picture: v.nullable(v.string()),
  stars: starsSchema,
  date: plainDateSchema,
  /** Null for a rating without a text. */
  text: v.nullable(v.string()),
  /** Language of name and text. */
  language: v.string(),
  /** About a visit that was booked here. */
  isVerified: v.boolean(),
  /** What the salon says about it, in the language in which it was typed. */
  reply: v.optional(
    v.nullable(v.object({ text: v.string(), language: v.string(), date: plainDateSchema })),
    null,
  ),
});

/** Response of `GET /api/v1/salons/{id}/reviews`. */
export const reviewPageSchema = v.object({
  summary: v.object({
    rating: ratingSchema,
    count: countSchema,
    /** Number of ratings by stars. */
    counts: v.object({
      1: countSchema,
      2: countSchema,
      3: countSchema,
      4: countSchema,
      5: countSchema,
    }),
  }),
  reviews: v.array(reviewSchema),
  /** On all pages. */
  total: countSchema,
  nextCursor: cursorSchema,
});

export type SalonSummaryWire = v.InferInput<typeof salonSummarySchema>;
export type SalonPageResponse = v.InferInput<typeof salonPageSchema>;
export type SalonDetailsResponse = v.InferInput<typeof salonDetailsSchema>;
export type ReviewPageResponse = v.InferInput<typeof reviewPageSchema>;
