import { TeamList, TeamMember } from '@salonica/ui/team-list';
import { useTranslation } from 'react-i18next';
import type { SalonDetails } from '../../domain/salon.ts';
import { AvailableTime } from './AvailableTime.tsx';
import { SalonSection, type SalonSectionProps } from './SalonSection.tsx';
import { useNextFree } from './use-next-free.ts';

export interface SalonTeamProps extends Pick<SalonSectionProps, 'isExcerpt'> {
  readonly salon: SalonDetails;
}

/** The team; the full view adds services and next free times. */
export function SalonTeam({ salon, isExcerpt = false }: SalonTeamProps) {
  const { t } = useTranslation('salon');
  const nextFree = useNextFree(salon.id);
  const namesOf = (ids: readonly string[]) =>
    salon.offer.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <SalonSection title={t('tabs.team')} isExcerpt={isExcerpt}>
      <TeamList>
        {salon.team.map(({ id, name, picture, specialty, rating, experience, serviceIds }) => (
          <TeamMember
            key={id}
            name={name}
            avatarSrc={picture}
            role={specialty}
            rating={rating}
            experience={t('years', { count: experience })}
            facts={
              isExcerpt
                ? undefined
                : [
                    { label: t('team.does'), value: namesOf(serviceIds).join(', ') },
                    {
                      label: t('team.next'),
                      value: <AvailableTime salon={salon} nextFree={nextFree} barberId={id} />,
                    },
                  ]
            }
          />
        ))}
      </TeamList>
    </SalonSection>
  );
}
