import {
  type DeskDescriptionRequest,
  type DeskDescriptionWire,
  salonFacts,
} from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { salons } from '../../platform/database/schema/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { revisionOf } from '../desk/setting-revisions.ts';
import type { CatalogueChange, OpenCatalogue } from './change-catalogue.ts';

/** What a salon says about itself. */
export async function readDescription(db: Database, salonId: string): Promise<DeskDescriptionWire> {
  const revision = await revisionOf(db, { salonId, part: 'description' });
  const [row] = await db
    .select({
      en: salons.descriptionEn,
      el: salons.descriptionEl,
      phone: salons.phone,
      email: salons.email,
      facts: salons.facts,
    })
    .from(salons)
    .where(eq(salons.id, salonId));
  if (row === undefined) throw new ApiError(404, 'not-found');
  const { en, el, phone, email, facts } = row;
  const known = salonFacts.filter((fact) => facts.includes(fact));
  return { revision, description: { en, el }, phone, email, facts: known };
}

/** Writes it; the audit has what was written. */
export async function changeDescription(
  tx: Database,
  { salonId }: OpenCatalogue,
  request: DeskDescriptionRequest,
): Promise<CatalogueChange> {
  const { description, phone, email } = request;
  const facts = salonFacts.filter((fact) => request.facts.includes(fact));
  await tx
    .update(salons)
    .set({ descriptionEn: description.en, descriptionEl: description.el, phone, email, facts })
    .where(eq(salons.id, salonId));
  return { action: 'description.change', after: { ...request, facts } };
}
