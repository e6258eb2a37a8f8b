export {
  TeamList,
  TeamMember,
  type TeamFact,
  type TeamListProps,
  type TeamMemberProps,
} from './TeamList.tsx';
