import { Skeleton } from '@salonica/ui/skeleton';
import styles from './CompareTable.module.css';

const rows = 7;

/** The columns of a comparison that is loading. */
export function CompareSkeleton({ columns }: { readonly columns: number }) {
  return (
    <div className={styles['places']}>
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className={styles['place']}>
          <Skeleton className={styles['placePicture']} />
          {Array.from({ length: rows }, (_row, row) => (
            <Skeleton key={row} variant="text" />
          ))}
        </div>
      ))}
    </div>
  );
}
