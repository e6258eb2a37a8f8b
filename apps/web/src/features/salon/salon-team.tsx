import { TeamList, TeamMember } from '@salonica/ui/team-list';
import { useTranslation } from 'react-i18next';
import { AvailableTime } from './available-time.tsx';
import type { Salon } from '../../domain/ports/old/salon-port.ts';
import { SalonSection, type SalonSectionProps } from './salon-section.tsx';

export interface SalonTeamProps extends Pick<SalonSectionProps, 'isExcerpt'> {
  readonly salon: Salon;
}

/** Who works here; in full also what for, and when they are free next. */
export function SalonTeam({ salon, isExcerpt = false }: SalonTeamProps) {
  const { t } = useTranslation('salon');
  return (
    <SalonSection title={t('tabs.team')} isExcerpt={isExcerpt}>
      <TeamList>
        {salon.team.map(({ id, name, image, specialty, rating, experience, ...more }) => (
          <TeamMember
            key={id}
            name={name}
            avatarSrc={image}
            role={specialty}
            rating={rating}
            experience={t('years', { count: experience })}
            facts={
              isExcerpt
                ? undefined
                : [
                    { label: t('team.knownFor'), value: more.services.join(', ') },
                    {
                      label: t('team.next'),
                      value:
                        more.nextAvailable === null ? (
                          t('quick.none')
                        ) : (
                          <AvailableTime at={more.nextAvailable} timeZone={salon.timeZone} />
                        ),
                    },
                  ]
            }
          />
        ))}
      </TeamList>
    </SalonSection>
  );
}
