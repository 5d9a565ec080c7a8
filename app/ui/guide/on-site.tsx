import { CHAPTERS, Chapter, PullFact } from "./chapter.tsx";

export function Etiquette() {
  return (
    <Chapter
      chapter={CHAPTERS.etiquette}
      lead={
        <p>
          Every ghost story in this directory is also about someone who died, and many of them have family within a
          day's drive. The simplest rule covers most cases: behave as you would if a grandchild of the dead were
          standing beside you. Sometimes one is, and she is your guide.
        </p>
      }
    >
      <ul>
        <li>
          <strong>Use their names.</strong> Learn who the people were before you ask what they do now. Victims of
          murder, patients, prisoners and enslaved people were not characters.
        </li>
        <li>
          <strong>Do not provoke.</strong> Shouting at an empty ward proves nothing and spoils the night for the rest of
          the group.
        </li>
        <li>
          <strong>Leave nothing, take nothing.</strong> Coins stain stone, candles burn buildings down, and chalk or
          lipstick on a tomb is vandalism whatever the custom is said to be.
        </li>
        <li>
          <strong>Let the living go first.</strong> A church has services, a cemetery has burials, a hotel has guests
          who came to sleep. If you meet any of them, you are in the way.
        </li>
        <li>
          <strong>Stay out of burial grounds that are not yours.</strong> Native burial places and the unmarked graves
          of enslaved people are not stops on a tour unless the community that cares for them has made them one.
        </li>
        <li>
          <strong>Pay your way.</strong> Buy the ticket, have the dinner, tip the guide. Old buildings stand because
          somebody pays for the roof.
        </li>
        <li>
          <strong>Ask before you film</strong> staff, guests or children, and turn off the flash where you are asked to.
        </li>
      </ul>
      <p>
        Then ask the staff, without a camera in the hand, what they have noticed. A desk clerk on her tenth year of
        night shifts will tell you more than any device, as long as she thinks you will not laugh and will not quote her
        by name.
      </p>
    </Chapter>
  );
}

export function Safety() {
  return (
    <Chapter
      chapter={CHAPTERS.safety}
      aside={
        <PullFact figure="18 hours">
          awake affects you about as much as a blood alcohol content of 0.05 percent, says the Centers for Disease
          Control and Prevention. An early start and a late tour add up to that.
        </PullFact>
      }
      lead={
        <p>
          Nothing in these stories is as dangerous as the road home from them. Ghost tours end late, country roads are
          dark, and deer do not read warning signs. Sleep where the evening ends, or hand the keys to someone who
          skipped the tour.
        </p>
      }
    >
      <ul>
        <li>
          <strong>See it by day first.</strong> Find the stairs, the drops and the way out while you can see them.
        </li>
        <li>
          <strong>Never go alone,</strong> and tell someone who stays at home where you are and when you will call.
        </li>
        <li>
          <strong>Trust no floor</strong> in a ruin. Rot shows from below, and you are above.
        </li>
        <li>
          <strong>Mind the dust.</strong> Old buildings hold lead paint and asbestos; rodent droppings can carry
          hantavirus, and the droppings of bats and birds a fungus that harms the lungs. If it is not a maintained
          building, do not go in, and do not stir up what lies on the ground.
        </li>
        <li>
          <strong>Stay out of mines and off the tracks.</strong> Old shafts have bad air and hidden drops. Railroad
          tracks, trestles and tunnels are private property, and a train is on you sooner than you would think.
        </li>
        <li>
          <strong>Watch the weather.</strong> Deserts kill by heat and by flood, mountain passes by snow in October.
        </li>
        <li>
          <strong>Do not count on a signal.</strong> Save the maps and your bookings on the phone before you leave town.
        </li>
      </ul>
      <p>
        If anyone in the car wants to leave a place, leave it. No reason is needed, and nobody has to be brave. If you
        find an open door, a fire or a person who needs help, step back and call 911.
      </p>
    </Chapter>
  );
}
