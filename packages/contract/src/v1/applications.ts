import * as v from 'valibot';
import { phoneSchema } from '../phone.ts';
import { lineSchema } from '../typed-text.ts';
import { applicationLimits, applicationStatuses, walletCurrency } from './facts.ts';
import {
  closingTimeSchema,
  emailSchema,
  idSchema,
  instantSchema,
  plainTimeSchema,
} from './values.ts';

const { name, address, barber, minutes, price } = applicationLimits;

/** A text in both languages. */
const bilingualSchema = (most: number) => v.object({ en: lineSchema(most), el: lineSchema(most) });

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const intervalSchema = v.object({
  /** 1 is Monday. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  opens: plainTimeSchema,
  closes: closingTimeSchema,
});

type Interval = v.InferOutput<typeof intervalSchema>;

/** Whether each ends after it begins, and none overlaps another. */
const areInOrder = (hours: readonly Interval[]) =>
  hours.every(
    ({ weekday, opens, closes }, index) =>
      opens < closes &&
      hours
        .slice(index + 1)
        .every(
          (other) => other.weekday !== weekday || other.closes <= opens || other.opens >= closes,
        ),
  );

const firstServiceSchema = v.object({
  name: bilingualSchema(name),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(minutes.least), v.maxValue(minutes.most)),
  price: v.object({
    minor: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(price)),
    currency: v.literal(walletCurrency),
  }),
});

/** Body of `POST /api/v1/application`: a salon that wants to be listed. */
export const applicationRequestSchema = v.object({
  name: lineSchema(name),
  categoryIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(applicationLimits.categories)),
  /** Stored in E.164. */
  phone: phoneSchema,
  email: emailSchema,
  address: bilingualSchema(address),
  location: v.object({ latitude: degrees(90), longitude: degrees(180) }),
  /** Several intervals a day are possible; a weekday without one is closed. */
  hours: v.pipe(
    v.array(intervalSchema),
    v.minLength(1),
    v.maxLength(applicationLimits.intervals),
    v.check((hours) => areInOrder(hours), 'Intervals overlap'),
  ),
  services: v.pipe(
    v.array(firstServiceSchema),
    v.minLength(1),
    v.maxLength(applicationLimits.services),
  ),
  /** The first of the team, who offers all services in all hours. */
  barber: bilingualSchema(barber),
});

export const applicationSchema = v.object({
  id: idSchema,
  status: v.picklist(applicationStatuses),
  sentAt: instantSchema,
  /** Why the operator refused it; null otherwise. */
  reason: v.nullable(v.string()),
  /** The listed salon; null before the approval. */
  salonId: v.nullable(idSchema),
  /** What was sent. */
  details: applicationRequestSchema,
});

/** Response of the calls about the caller's application: the last one sent. */
export const applicationResponseSchema = v.object({ application: v.nullable(applicationSchema) });

export type ApplicationRequest = v.InferOutput<typeof applicationRequestSchema>;
export type ApplicationWire = v.InferInput<typeof applicationSchema>;
