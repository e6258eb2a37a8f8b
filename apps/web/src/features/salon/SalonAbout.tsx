import { Stack } from '@salonica/ui/stack';
import { SalonFacts } from '../../blocks/SalonFacts.tsx';
import styles from './SalonAbout.module.css';
import type { SalonDetails } from '../../domain/salon.ts';

/** A salon's description and features. */
export function SalonAbout({ salon }: { readonly salon: SalonDetails }) {
  return (
    <Stack gap={24}>
      <p className={styles['description']}>{salon.description}</p>
      {salon.facts.length === 0 ? null : <SalonFacts facts={salon.facts} />}
    </Stack>
  );
}
