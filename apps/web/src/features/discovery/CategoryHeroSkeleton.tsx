import { BackToHome } from './BackToHome.tsx';
import styles from './CategoryPage.module.css';

/** Skeleton of a category that is loading. */
export function CategoryHeroSkeleton() {
  return (
    <div className={styles['hero']}>
      <div>
        <BackToHome />
        <div aria-hidden="true">
          <p className={styles['name']}>&nbsp;</p>
          <p className={styles['facts']}>&nbsp;</p>
        </div>
      </div>
      <div aria-hidden="true" className={styles['mount']}>
        <div className={styles['place']} />
      </div>
    </div>
  );
}
