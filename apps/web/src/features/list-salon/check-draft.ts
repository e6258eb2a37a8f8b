import { lineProblem } from '@salonica/text';
import { readPhone } from '@salonica/text/phone';
import { isEmail } from '../../domain/account.ts';
import { applicationLimits } from '../../domain/application.ts';
import { parseMoney } from '../../shared/money-input.ts';
import {
  type ApplicationDraft,
  type ApplicationProblem,
  type ApplicationProblems,
  type ApplicationStep,
  applicationSteps,
  currency,
  type ServiceDraft,
} from './application-draft.ts';
import { readPlace } from './place-text.ts';

type Check = readonly [field: string, problem: ApplicationProblem | undefined];

function line(text: string, most: number): ApplicationProblem | undefined {
  const problem = lineProblem(text, most);
  if (problem === 'empty') return 'missing';
  return problem === 'too-long' ? 'tooLong' : problem;
}

/** Missing, otherwise whether it fits. */
const typed = (
  text: string,
  fits: (text: string) => boolean,
  problem: ApplicationProblem,
): ApplicationProblem | undefined => {
  if (text.trim() === '') return 'missing';
  return fits(text) ? undefined : problem;
};

const { minutes: lengths, price: highest } = applicationLimits;

const isLength = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= lengths.least && Number(text) <= lengths.most;

function isPrice(text: string): boolean {
  const money = parseMoney(text, currency);
  return money !== null && money.minor <= highest;
}

const serviceChecks = (service: ServiceDraft, index: number): readonly Check[] => [
  [`service-${index}-en`, line(service.en, applicationLimits.name)],
  [`service-${index}-el`, line(service.el, applicationLimits.name)],
  [`service-${index}-minutes`, typed(service.minutes, isLength, 'minutes')],
  [`service-${index}-price`, typed(service.price, isPrice, 'price')],
];

/** Whether each interval ends after it begins, and none overlaps another. */
const areApart = (hours: ApplicationDraft['hours']): boolean =>
  hours.every(
    ({ weekday, opens, closes }, index) =>
      opens < closes &&
      hours
        .slice(0, index)
        .every(
          (other) => other.weekday !== weekday || other.closes <= opens || other.opens >= closes,
        ),
  );

function hoursProblem({ hours }: ApplicationDraft): ApplicationProblem | undefined {
  if (hours.length === 0) return 'closed';
  // The editor says what is wrong, at the field.
  return areApart(hours) ? undefined : 'times';
}

function checksOf(draft: ApplicationDraft, step: ApplicationStep): readonly Check[] {
  switch (step) {
    case 'business':
      return [
        ['name', line(draft.name, applicationLimits.name)],
        ['categories', draft.categoryIds.length === 0 ? 'categories' : undefined],
        ['phone', typed(draft.phone, (text) => readPhone(text).problem === undefined, 'phone')],
        ['email', typed(draft.email, (text) => isEmail(text.trim()), 'email')],
      ];
    case 'address':
      return [
        ['addressEn', line(draft.addressEn, applicationLimits.address)],
        ['addressEl', line(draft.addressEl, applicationLimits.address)],
        ['place', typed(draft.place, (text) => readPlace(text) !== null, 'place')],
      ];
    case 'hours':
      return [['hours', hoursProblem(draft)]];
    case 'services':
      return [
        ...draft.services.flatMap(serviceChecks),
        ['barberEn', line(draft.barberEn, applicationLimits.barber)],
        ['barberEl', line(draft.barberEl, applicationLimits.barber)],
      ];
    default:
      return [];
  }
}

/** What is missing or wrong in a step, in the order of its form. */
export const problemsOf = (draft: ApplicationDraft, step: ApplicationStep): ApplicationProblems =>
  Object.fromEntries(
    checksOf(draft, step).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, problem]],
    ),
  );

export const isComplete = (draft: ApplicationDraft, step: ApplicationStep): boolean =>
  Object.keys(problemsOf(draft, step)).length === 0;

/** Whether all steps before this one are complete. */
export const isReachable = (draft: ApplicationDraft, step: ApplicationStep): boolean =>
  applicationSteps
    .slice(0, applicationSteps.indexOf(step))
    .every((earlier) => isComplete(draft, earlier));
