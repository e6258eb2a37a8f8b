import { InfoPage } from '../features/info/InfoPage.tsx';

export function Component() {
  return <InfoPage page="help" />;
}
