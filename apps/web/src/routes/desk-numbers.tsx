import { useSearchParams } from 'react-router-dom';
import { DeskNumbers } from '../features/desk-numbers/DeskNumbers.tsx';

/** `days=1`: today only. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  return (
    <DeskNumbers
      days={search.get('days') === '1' ? '1' : '30'}
      onDays={(days) =>
        setSearch(days === '30' ? {} : { days }, { replace: true, preventScrollReset: true })
      }
    />
  );
}
