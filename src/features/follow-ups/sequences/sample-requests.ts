/** What homeowners write, by trade: for tests that no follow-up contradicts them. One per line. */
const lines: Record<string, string> = {
  hvac: `AC is blowing warm air
No heat, 40 degrees inside, baby in the house
Furnace won't light
Need a quote for a new 3 ton unit
Annual tune up before winter
Thermostat install, I bought a Nest
Rotten egg smell near the furnace
Strange burning smell when the heat comes on
Carbon monoxide alarm went off this morning
Water dripping from the ceiling under the air handler
Ductless mini split for the garage
Duct cleaning for 2000 sq ft house
Heat pump is icing over
Upstairs is 10 degrees hotter than downstairs
System was installed last week and already trips the breaker
Need a second opinion, they told me to replace it
Looking at financing for a whole new system
AC unit outside is making a loud grinding noise
The blower runs all the time
Commercial rooftop unit not cooling our restaurant
Humidity in the house is 70%
Do you service Trane?
Need a gas line moved for a new furnace
Radiators are cold on the second floor
Just bought a house, want the system checked
No AC since yesterday, elderly mother here
Looking for a maintenance contract
New construction, need bids for HVAC
Fan motor went out on the condenser
I smell gas in the utility room
Filter size question
Add a vent to the bathroom
Pilot light keeps going out
The unit freezes up every night
Refrigerant leak, needs recharge
Window units for a rental, can you install?
Attic fan replacement
Boiler making banging noises
Zoning system for three floors
Air quality test and purifier
Replace 25 year old furnace
Smart thermostat not talking to unit
Switch from oil to heat pump
Generator hookup for the AC
Smoke coming from the air handler
Swamp cooler needs new pads
Drain line is clogged and it shut off
Need someone today, guests tomorrow
Warranty repair on a Lennox
Garage heater install
Ceiling cassette leaking
Dryer vent cleaning
Just planning for next spring
AC only works when I jiggle the wire
Two systems need service
Tenant says there is no heat
Mobile home furnace
Return air is too small
Estimate for insulation and ducts
Heat works, AC doesn't
Thermostat is blank
No hot water and no heat`,
  pest_control: `Ants in the kitchen
Mice in the attic, we hear them at night
Wasp nest over the front door
Bed bugs after a trip
Termite inspection for a home sale
Quarterly service quote
Roaches in the apartment above the restaurant
Raccoon in the chimney
Mosquitoes in the back yard
Spiders everywhere in the basement
Rat droppings in the garage
Something died in the wall, it smells
Carpenter bees drilling into the deck
Fleas, we have two dogs
Fire ants in the lawn
Squirrels chewing wires
Snake in the pool
Pest control for a new restaurant
Bats in the attic, are they protected?
Scorpions inside the house
Yellow jackets in the ground
Silverfish in the bathroom
Pre-treatment for new construction
Drywood termites in the fascia
Someone sprayed last month and they are back
Need a clearance letter for the bank
Gnats around the sink
Moths in the pantry
Ticks in the yard, kids play there
German cockroaches, third company we try
Birds nesting in the dryer vent
Moles tearing up the lawn
Skunk under the porch
Do you use pet safe products?
Allergic to bee stings, need it gone today
Annual termite bond renewal
Rodent proofing the crawl space
Commercial kitchen inspection tomorrow
Stink bugs in the windows
Earwigs and centipedes
We only want the outside done
Gophers
Opossum in the trash every night
Attic insulation full of droppings
Hornets in the shed
One time spray
Cancel my current provider, need a new one
Holes in the wood near the window
Bites at night but we see nothing
Tenant complains about bugs
Beetles in the firewood
Crickets in the garage
Pigeons on the solar panels
Just a price for monthly service
Chipmunks under the steps
Rats ate through the water line
Carpet beetles
Need treatment before moving in
Bee swarm in the tree, can you relocate?
Mouse in the car engine
Office building, 3 floors
Fruit flies`,
  handyman: `Hang a 75 inch TV
Fix a sticking door
Drywall patch after a leak
Assemble three IKEA wardrobes
Replace a ceiling fan
Power wash the deck
Gutters are overflowing
Build a small wheelchair ramp
Paint one bedroom
Fence gate won't close
Install grab bars for my mother
Replace rotten trim
Caulk the tub
Light switch feels warm
Pet door in the back door
Put up shelves in the garage
Honey do list of about ten things
Screen door torn
Change locks today, lost my keys
Mount blinds in six windows
Toilet keeps running
Deck board is broken, someone could fall
Move a heavy safe
Replace bathroom vanity
Tile repair in the shower
Garage door makes noise
Floor squeaks upstairs
Install a mailbox
Storm damage to the shed
Small concrete patch
Baby proof the stairs
Hang Christmas lights
Rental turnover, needs to be done by Friday
Replace smoke detectors
Attic ladder installation
Cabinet hinges
Window won't open
Fix the handrail
Picture frames, about 20
Dishwasher swap, I have the new one
Crown molding
Pressure treated steps
Clean out a shed
Water heater closet door
Stair carpet is loose
Install a doorbell camera
Re-grout kitchen floor
Sliding door off its track
Treehouse
Need an estimate only
Outlet sparked when I plugged in the vacuum
Ceiling stain to paint
Basement door frame
Install a backsplash
Furniture from the store, second floor
Help for half a day each month
Weatherstripping
Tub surround
Kitchen faucet replacement
Sagging porch roof
Loose toilet
Patio umbrella stand in concrete`,
  plumbing: `Burst pipe, water off at the street
Kitchen sink is clogged
Water heater quote, 50 gallon
Toilet won't flush
Sewer smell in the basement
Gas smell by the water heater
Install a new dishwasher
Bathroom remodel, need plumbing bid
Low water pressure in the whole house
Main line backing up into the tub
Slab leak, water already shut off
Faucet drips
Sump pump failed and it is raining
Tankless conversion
Garbage disposal humming
No hot water
Shower valve replacement
Frozen pipes
Annual backflow test
Water softener install
Leak under the sink, bucket full every hour
Pipe froze but nothing leaks yet
Well pump not working
Toilet leaking at the base
Add a bathroom in the basement
Hose bib replacement
Washing machine box
Tree roots in the sewer
Repipe an old house
Gas line for a new range
Septic smell in the yard
Commercial restroom, three toilets
Camera inspection before we buy
Water bill doubled
Outdoor kitchen
Polybutylene pipes, insurance wants them gone
Bathtub drain slow
Ceiling wet under the bathroom
Pressure regulator
Water hammer
Ice maker line
I turned off the main and need someone today
Just planning a remodel for summer
Shower has no hot water
Pilot on the water heater goes out
Leaking water heater, tenant turned it off
Replace two toilets
Sink installation
Drain cleaning
Kitchen flooding right now
Bidet install
Rusty water
Irrigation leak
Mobile home plumbing
New house, nothing is urgent
Pool fill line
Grease trap
Pipe bangs at night
Smell of rotten eggs from the hot water
Water meter spins with all off
Toilet rocks
Roof vent flashing`,
  electrician: `Panel is warm to the touch
Burning smell from an outlet
EV charger install in the garage
Half the house has no power
Ceiling fan replacement
Breaker keeps tripping
Add recessed lights
Panel upgrade to 200 amps
Outlet sparked
Hot tub wiring
Light flickers in the hallway
Generator transfer switch
Rewire an old house with knob and tube
Got shocked by the dishwasher
Smoke detectors chirping, need new ones wired
Outdoor lighting for the patio
Home inspection found double taps
Dryer outlet 4 prong
Buzzing breaker box
Sub panel for a workshop
Security lights
Aluminum wiring
GFCI outlets in the kitchen
Whole house surge protector
Storm took down the service line
Permit for a finished basement
Doorbell transformer
Lost power in one room
Commercial tenant improvement bid
Chandelier install, 16 foot ceiling
Smoke coming out of the panel
Breaker won't reset
Switch is hot
Solar quote
Landscape lighting
Under cabinet lights
Just want a price for ten outlets
Meter box is rusted
Bathroom fan
Under ground wire cut by a shovel
Smart switches
Pool pump has no power
Microwave trips the breaker
Dimmer hums
Electric baseboard heat doesn't work
Ethernet in every room
Attic fan
Kitchen remodel
Arc fault breaker
Welder outlet
Outside outlet stopped working
Detached garage needs power
Lights dim when AC starts
Inspection before closing
Holiday lights outlet under the eaves
Replace a melted plug
Parking lot lights
Sauna
Old fuse box
Water got into the panel
Smell something burning in the attic
Ring camera wiring`,
  lawn_care: `Weekly mowing for a quarter acre
One time cleanup before a party
Leaves, the whole yard
Aeration and overseeding
Sod for the back yard
Weeds in the flower beds
Hedge trimming
Grass is dead from grubs
Spring cleanup
Mulch, about 10 yards
Sprinkler head broken
Stump removal
Commercial property, 3 acres
Fertilizer program
Snow removal contract
Moved in, the grass is two feet tall
HOA letter, need it done by Monday
Tree fell on the fence
New landscape design
Brown patches
Edge the driveway
Artificial turf quote
Gravel path
Crabgrass everywhere
Dog ruined the lawn
Irrigation winterization
Rock beds
Drainage, water stands by the house
Biweekly mowing
Planting six trees
Rental house, tenant moved out
Prune the crepe myrtles
Retaining wall
Haul away brush
Just looking for prices
Moss in the lawn
Fall cleanup and gutters
Lawn disease
Overgrown lot, city notice
Bush removal
Pine straw
Seeding bare spots
Poison ivy along the fence
Ant hills in the yard
Leveling the lawn
Dethatching
Elderly parents need regular service
Flower bed redesign
Sidewalk edging
Palm trimming
Church grounds
Weed control around a pond
Sprinkler install
Mow only, no trimming
Garden beds for vegetables
Storm debris
Grading after construction
Boxwoods are dying
Lawn is fine, need the hedges done
Trim around the pool
Zoysia plugs
Soil test`,
};

export const sampleRequests: readonly { service: string; need: string }[] = Object.entries(
  lines,
).flatMap(([service, text]) => text.split("\n").map((need) => ({ service, need })));
