import { useParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { ProfileSectionPage } from '../features/profile/ProfileSectionPage.tsx';
import { profileSections } from '../shared/paths.ts';
import { NotFound } from '../shell/not-found.tsx';

export function Component() {
  const { section: name } = useParams();
  const section = profileSections.find((known) => known === name);
  if (section === undefined) return <NotFound />;
  return (
    <RequireAuth>
      <ProfileSectionPage section={section} />
    </RequireAuth>
  );
}
