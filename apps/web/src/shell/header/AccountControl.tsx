import { buttonProps } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import styles from './AccountControl.module.css';
import type { Account } from './use-account.ts';
import { useSignInPath } from './use-sign-in-path.ts';

export function AccountControl({ account }: { readonly account: Account | null }) {
  const { t } = useTranslation('shell');
  const signInPath = useSignInPath();
  if (account === null) {
    return (
      <div className={styles['unknown']}>
        <Link to={signInPath} {...buttonProps({ size: 's' })} data-account="signed-out">
          {t('account.signIn')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['root']}>
      <span className={styles['contact']} title={account.contact} translate="no">
        {account.contact}
      </span>
      <IconButton variant="quiet" label={t('account.signOut')} onClick={account.signOut}>
        <LogOut aria-hidden="true" />
      </IconButton>
    </div>
  );
}
