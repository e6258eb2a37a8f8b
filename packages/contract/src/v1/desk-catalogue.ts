import * as v from 'valibot';
import { phoneSchema } from '../phone.ts';
import { lineSchema, nameSchema, optionalLineSchema, optionalTextSchema } from '../typed-text.ts';
import { deskDecisionsSchema } from './desk-decisions.ts';
import { salonFacts, slotLengths } from './facts.ts';
import { countSchema, emailSchema, idSchema, recordIdSchema } from './values.ts';

/** A text in both languages of a salon's pages. */
/* @__NO_SIDE_EFFECTS__ */
const inBoth = <Text extends v.GenericSchema<string, string>>(text: Text) =>
  v.object({ en: text, el: text });

/* @__NO_SIDE_EFFECTS__ */
const minutesSchema = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** An amount in the smallest unit of the salon's currency, up to 100,000. */
const minorSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** Response of every change of a salon's settings: the next revision of their part. */
export const deskRevisedSchema = v.object({
  revision: countSchema,
  /** Of the salon's calendar. */
  version: countSchema,
});

/** Body of the calls that put a part of the settings in order: the ids of all of them. */
export const deskOrderRequestSchema = v.object({
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(200)),
});

/** The variable parts of a path below one service or barber of a salon. */
export const deskItemParamsSchema = v.object({ salon: idSchema, id: idSchema });

/** What happens to visits whose barber no longer does the service; none for an addition. */
const decisions = { decisions: v.optional(deskDecisionsSchema) };

/** Body of the calls that add and change a service. */
export const deskServiceRequestSchema = v.pipe(
  v.object({
    name: inBoth(lineSchema(60)),
    /** Empty for none. */
    description: inBoth(optionalTextSchema(300)),
    minutes: minutesSchema(5, 600),
    bufferBefore: minutesSchema(0, 120),
    bufferAfter: minutesSchema(0, 120),
    /** While the barber is free, such as while color develops; null without one. */
    gap: v.nullable(
      v.object({
        /** Minutes from the start. */
        after: minutesSchema(5, 600),
        minutes: minutesSchema(5, 600),
      }),
    ),
    price: minorSchema,
    /** Its category of the market; null for none. */
    categoryId: v.nullable(idSchema),
    /** Who does it. */
    barberIds: v.pipe(v.array(idSchema), v.maxLength(200)),
    ...decisions,
  }),
  v.forward(
    v.check(
      ({ minutes, gap }) => gap === null || gap.after + gap.minutes < minutes,
      'The gap ends before the service does',
    ),
    ['gap'],
  ),
);

const deskServiceSchema = v.object({
  id: idSchema,
  name: inBoth(v.string()),
  description: inBoth(v.string()),
  minutes: countSchema,
  bufferBefore: countSchema,
  bufferAfter: countSchema,
  gap: v.nullable(v.object({ after: countSchema, minutes: countSchema })),
  price: countSchema,
  categoryId: v.nullable(idSchema),
  barberIds: v.array(idSchema),
});

/** Response of `GET /api/v1/desk/{salon}/services`, in the order of the salon's page. */
export const deskServicesSchema = v.object({
  revision: countSchema,
  currency: v.string(),
  services: v.array(deskServiceSchema),
  /** Who may do them, in the order of the team. */
  barbers: v.array(v.object({ id: idSchema, name: v.string() })),
  /** The categories of the market; their titles are keys that apps translate. */
  categories: v.array(v.object({ id: idSchema, title: v.string() })),
});

/** Most pictures of a salon. */
export const mostSalonPictures = 12;

const deskPictureSchema = v.object({
  id: recordIdSchema,
  /** Path of the picture from the root of the API host. */
  light: v.string(),
  dark: v.string(),
  /** Alternative text; empty until it is written. */
  caption: inBoth(v.string()),
});

/** Response of `GET /api/v1/desk/{salon}/pictures`, in the order of the gallery. */
export const deskPicturesSchema = v.object({
  revision: countSchema,
  pictures: v.array(deskPictureSchema),
});

/** Body of `PUT /api/v1/desk/{salon}/pictures`: the gallery in its order. A picture that is not in it is removed. */
export const deskPicturesRequestSchema = v.object({
  pictures: v.pipe(
    v.array(v.object({ id: recordIdSchema, caption: inBoth(optionalLineSchema(120)) })),
    v.maxLength(mostSalonPictures),
  ),
});

/** What a salon has for its customers, besides its services. */
const salonFactsSchema = v.array(v.picklist(salonFacts));

/** Body of `PUT /api/v1/desk/{salon}/rules`. */
export const deskRulesRequestSchema = v.object({
  slotMinutes: v.picklist(slotLengths),
  leadMinutes: minutesSchema(0, 7 * 24 * 60),
  horizonDays: minutesSchema(1, 180),
  noticeMinutes: minutesSchema(0, 14 * 24 * 60),
  graceMinutes: minutesSchema(0, 60),
  offerMinutes: minutesSchema(5, 120),
  /** Null where the salon makes no home visits. */
  travel: v.nullable(
    v.object({
      fee: minorSchema,
      /** One direction. */
      minutes: minutesSchema(0, 180),
      /** How far, in kilometres; null without a limit. */
      km: v.nullable(minutesSchema(1, 200)),
    }),
  ),
});

/** Response of `GET /api/v1/desk/{salon}/rules`. */
export const deskRulesSchema = v.object({
  revision: countSchema,
  currency: v.string(),
  slotMinutes: countSchema,
  leadMinutes: countSchema,
  horizonDays: countSchema,
  noticeMinutes: countSchema,
  graceMinutes: countSchema,
  offerMinutes: countSchema,
  travel: v.nullable(
    v.object({ fee: countSchema, minutes: countSchema, km: v.nullable(countSchema) }),
  ),
});

/** Body of `PUT /api/v1/desk/{salon}/description`. */
export const deskDescriptionRequestSchema = v.object({
  /** Empty for none. */
  description: inBoth(optionalTextSchema(1000)),
  phone: phoneSchema,
  email: emailSchema,
  facts: salonFactsSchema,
});

/** Response of `GET /api/v1/desk/{salon}/description`. */
export const deskDescriptionSchema = v.object({
  revision: countSchema,
  description: inBoth(v.string()),
  phone: v.string(),
  email: v.string(),
  facts: salonFactsSchema,
});

/** Body of the calls that add and change a barber. */
export const deskBarberRequestSchema = v.object({
  name: inBoth(nameSchema),
  /** Empty for none. */
  specialty: inBoth(optionalLineSchema(60)),
  /** Years. */
  experience: minutesSchema(0, 70),
  /** On top of the price of each service; negative for a cheaper barber. */
  surcharge: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  services: v.pipe(
    v.array(
      v.object({
        serviceId: idSchema,
        /** The whole price with this barber; null for the usual one. */
        price: v.nullable(minorSchema),
        /** How long this barber needs; null for the usual time. */
        minutes: v.nullable(minutesSchema(5, 600)),
      }),
    ),
    v.maxLength(200),
  ),
  ...decisions,
});

const deskBarberOfTeamSchema = v.object({
  id: idSchema,
  name: inBoth(v.string()),
  specialty: inBoth(v.string()),
  experience: countSchema,
  surcharge: v.pipe(v.number(), v.integer()),
  picture: v.nullable(v.string()),
  services: v.array(
    v.object({
      serviceId: idSchema,
      price: v.nullable(countSchema),
      minutes: v.nullable(countSchema),
    }),
  ),
});

/** Response of `GET /api/v1/desk/{salon}/barbers`, in the order of the team. */
export const deskBarbersSchema = v.object({
  revision: countSchema,
  currency: v.string(),
  barbers: v.array(deskBarberOfTeamSchema),
  /** What they can do, in the order of the list. */
  services: v.array(
    v.object({ id: idSchema, name: v.string(), price: countSchema, minutes: countSchema }),
  ),
});

export type DeskRevisedWire = v.InferInput<typeof deskRevisedSchema>;
export type DeskServiceRequest = v.InferOutput<typeof deskServiceRequestSchema>;
export type DeskServicesWire = v.InferInput<typeof deskServicesSchema>;
export type DeskPicturesWire = v.InferInput<typeof deskPicturesSchema>;
export type DeskPicturesRequest = v.InferOutput<typeof deskPicturesRequestSchema>;
export type DeskRulesWire = v.InferInput<typeof deskRulesSchema>;
export type DeskRulesRequest = v.InferOutput<typeof deskRulesRequestSchema>;
export type DeskDescriptionWire = v.InferInput<typeof deskDescriptionSchema>;
export type DeskDescriptionRequest = v.InferOutput<typeof deskDescriptionRequestSchema>;
export type DeskBarberRequest = v.InferOutput<typeof deskBarberRequestSchema>;
export type DeskBarbersWire = v.InferInput<typeof deskBarbersSchema>;
