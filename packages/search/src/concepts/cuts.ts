import { type Concept, wanted } from './concept.ts';

export const cuts: readonly Concept[] = [
  wanted(
    'haircut, haircuts, cut, cuts, hair cut, hair cuts, hair cutting, cutting, crop, κούρεμα, κουρέματα, κουρέματος, κουρεύομαι, κόψιμο, κόψιμο μαλλιών, κούρεμα μαλλιών, γυναικείο κούρεμα',
    'Haircut',
    'Premium Cuts',
  ),
  wanted(
    "men, mens, man, male, gents, gentlemen, gentleman, men's haircut, men's cut, mens cuts, mens haircut, haircut for men, ανδρικό, ανδρικά, ανδρική, αντρικό, αντρικά, άνδρες, άντρες, ανδρών, ανδρικό κούρεμα, αντρικό κούρεμα, ανδρικά κουρέματα",
    "Men's Cuts",
  ),
  wanted(
    "kids, kid, child, children, childrens, children's cut, kids haircut, kids cut, childrens haircut, toddler, baby, boys, girls, παιδικό, παιδικά, παιδί, παιδιά, παιδιών, παιδάκι, μωρό, αγόρια, κορίτσια, παιδικό κούρεμα, παιδικά κουρέματα",
    'Haircut',
    "Men's Cuts",
  ),
  wanted("boys, boy, boy's cut, boys haircut, αγόρια, αγόρι, αγοριών, αγορίστικο", "Men's Cuts"),
  wanted(
    'fade, fades, skin fade, taper, taper fade, φέιντ, φειντ, φέιντς, φέηντ, φέντ, σβήσιμο',
    "Men's Cuts",
  ),
  wanted(
    'buzz, buzz cut, buzzcut, clipper, clippers, clipper cut, machine cut, μηχανή, κούρεμα με μηχανή, μηχανάκι, ψιλή',
    "Men's Cuts",
  ),
  wanted(
    'curly, curly cut, curly hair, σγουρά, σγουρό, σγουρά μαλλιά, κούρεμα για σγουρά',
    'Haircut',
  ),
  wanted('dry cut, dry haircut, στεγνό, στεγνό κούρεμα', 'Haircut'),
  wanted(
    'fringe, fringe trim, bangs, bang trim, αφέλεια, αφέλειες, αφέλειας, φράντζα, φράντζες',
    'Haircut',
  ),
  wanted(
    'premium, premium cut, premium cuts, luxury, luxury cut, vip, πολυτελές, πολυτέλεια, master stylist cut, creative director cut',
    'Premium Cuts',
  ),
  wanted('master stylist, master', 'Premium Cuts'),
  wanted('gloss, shine, λάμψη', 'Premium Cuts'),
  wanted('ritual, spa, τελετουργία', 'Premium Cuts'),
  wanted(
    'women, womens, woman, ladies, lady, female, γυναικείο, γυναικεία, γυναίκα, γυναίκες',
    'Haircut',
    'Styling',
  ),
];
