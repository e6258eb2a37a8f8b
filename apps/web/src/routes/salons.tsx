import { useNavigate, useSearchParams } from 'react-router-dom';
import { FindSalons } from '../features/discovery/FindSalons.tsx';
import { readSearch } from '../features/discovery/salon-search.ts';
import { salonsSearch } from '../shared/paths.ts';
import { useHydrated } from '../shell/use-hydrated.ts';

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  return (
    <FindSalons
      search={readSearch(isHydrated ? params : new URLSearchParams())}
      onSearch={(search) => void navigate(salonsSearch(search), { preventScrollReset: true })}
    />
  );
}
