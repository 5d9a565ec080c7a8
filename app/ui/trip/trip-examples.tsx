import { LinkTiles } from "../layout/link-tiles.tsx";
import { Section } from "../layout/section.tsx";

const EXAMPLES = [
  {
    to: "/trip?from=Nashville,+TN&to=New+Orleans,+LA&days=3",
    title: "Nashville to New Orleans",
    text: "Three days, up to five hours of driving each",
  },
  {
    to: "/trip?from=Boston,+MA&days=2&inns=1",
    title: "A Weekend from Boston",
    text: "Two days, there and back, a night in a haunted inn",
  },
  {
    to: "/trip?from=Columbus,+OH&area=Ohio&kind=asylum&kind=prison",
    title: "Old Prisons of Ohio",
    text: "Three days of prisons and asylums",
  },
  {
    to: "/trip?from=Savannah,+GA&mode=walk",
    title: "Savannah on Foot",
    text: "A day without a car, lunch and dinner at haunted tables",
  },
] as const;

export function TripExamples() {
  return (
    <Section
      heading="For Example"
      intro="Name two towns, one town to return to, or a state to tour; the planner does the rest."
    >
      <LinkTiles tiles={EXAMPLES} />
    </Section>
  );
}
