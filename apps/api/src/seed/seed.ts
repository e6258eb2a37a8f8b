import type { Database } from '../database/database.ts';
import {
  catalogueVersion,
  categories,
  categoryServices,
  salonCategories,
  salonImages,
  salons,
} from '../database/schema/index.ts';
import { catalogue, catalogueHash } from './catalogue.ts';

/** Puts the built-in catalogue into the tables, unless they hold it already. Customers are left alone. */
export async function seed(db: Database): Promise<void> {
  const [held] = await db.select().from(catalogueVersion);
  if (held?.hash === catalogueHash) return;
  await db.transaction(async (tx) => {
    await tx.delete(catalogueVersion);
    await tx.delete(salons);
    await tx.delete(categories);
    await tx.insert(categories).values(catalogue.categories);
    await tx.insert(categoryServices).values(catalogue.services);
    await tx.insert(salons).values(catalogue.salons);
    await tx.insert(salonImages).values(catalogue.images);
    await tx.insert(salonCategories).values(catalogue.salonCategories);
    await tx.insert(catalogueVersion).values({ hash: catalogueHash });
  });
}
