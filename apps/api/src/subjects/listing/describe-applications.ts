import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers, salonApplications } from '../../platform/database/schema/index.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What others typed must not control the terminal. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, '');

const applicationsOf = (db: Database) =>
  db
    .select({
      application: salonApplications,
      email: customers.email,
      verifiedAt: customers.emailVerifiedAt,
    })
    .from(salonApplications)
    .innerJoin(customers, eq(customers.id, salonApplications.customerId));

/** Lines for the operator: open applications first, then the newest. */
export async function listApplications(db: Database): Promise<string[]> {
  const rows = await applicationsOf(db)
    .orderBy(desc(eq(salonApplications.status, 'open')), desc(salonApplications.createdAt))
    .limit(100);
  return rows.map(({ application: { id, status, createdAt, details } }) =>
    plain(`${id}  ${status.padEnd(8)}  ${createdAt.toISOString().slice(0, 16)}  ${details.name}`),
  );
}

/** One application with all that the operator checks; undefined for an unknown one. */
export async function describeApplication(db: Database, id: string): Promise<string[] | undefined> {
  const [row] = await applicationsOf(db).where(eq(salonApplications.id, id));
  if (row === undefined) return undefined;
  const { application, email, verifiedAt } = row;
  const { details, status, reason, salonId, language } = application;
  const { latitude, longitude } = details.location;
  const mailbox = verifiedAt === null ? 'has not answered yet' : 'has answered';
  return [
    `${details.name} (${status})`,
    `Applicant   ${email === null ? 'by phone' : `${email}, ${mailbox}`}; language ${language}`,
    `Salon       ${details.phone}, ${details.email}; categories ${details.categoryIds.join(', ')}`,
    `Address     ${details.address.en} | ${details.address.el}`,
    `Map         https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
    ...details.hours.map(
      ({ weekday, opens, closes }) => `Open        ${days[weekday - 1]} ${opens}-${closes}`,
    ),
    ...details.services.map(
      ({ name, minutes, price }) =>
        `Service     ${name.en} | ${name.el}, ${minutes} min, ${(price.minor / 100).toFixed(2)} ${price.currency}`,
    ),
    `Barber      ${details.barber.en} | ${details.barber.el}`,
    ...(reason === null ? [] : [`Refused     ${reason}`]),
    ...(salonId === null ? [] : [`Listed      /salon/${salonId}`]),
  ].map(plain);
}
