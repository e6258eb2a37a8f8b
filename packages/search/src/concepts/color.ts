import { type Concept, wanted } from './concept.ts';

export const color: readonly Concept[] = [
  wanted(
    'color, colour, colors, colours, coloring, colouring, dye, dyes, dyeing, tint, tinting, hair color, hair colour, hair coloring, hair colouring, hair dye, hair dyeing, hair tint, βαφή, βαφές, βαφής, βάψιμο, βάφω, χρώμα, χρώματα, χρώματος, βαφή μαλλιών, βάψιμο μαλλιών, χρώμα μαλλιών, χρωματισμός',
    'Color',
  ),
  wanted(
    'highlights, highlight, high lights, hair highlights, lowlights, streaks, foils, babylights, ανταύγειες, ανταύγεια, ανταυγειών, μες, χαϊλάιτ, χαϊλάιτς, λωρίδες',
    'Color',
    'Balayage',
  ),
  wanted(
    'balayage, balayages, ombre, ombré, sombre, μπαλαγιάζ, μπαλαγιάς, μπαλεγιάζ, μπαλαγιάζ μαλλιών, όμπρε, ομπρέ, ντεγκραντέ',
    'Balayage',
  ),
  wanted(
    'root touch up, touch up, root, roots, root color, regrowth, ρίζα, ρίζας, ρίζες, βαφή ρίζας, βάψιμο ρίζας',
    'Color',
  ),
  wanted('toner, toning, glaze, ρεφλέ, τόνερ, τόνωση χρώματος', 'Color'),
  wanted(
    'grey blending, grey, gray, greys, gray blending, white hair, grey coverage, gray coverage, λευκά, λευκών, άσπρα, άσπρες τρίχες, κάλυψη λευκών, κάλυψη άσπρων',
    'Color',
  ),
  wanted('color correction, colour correction, correction, διόρθωση, διόρθωση χρώματος', 'Color'),
  wanted('blonde, blond, bleach, bleaching, ξανθό, ξανθά, ντεκαπάζ, αποχρωματισμός', 'Color'),
  wanted('face framing, framing, money piece, γύρω από το πρόσωπο', 'Balayage'),
];
