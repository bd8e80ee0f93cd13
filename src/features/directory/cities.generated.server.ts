// Made by scripts/geography/make-cities.ts. Source: GeoNames (https://www.geonames.org), CC BY 4.0.

/** Cities with at least 1,000 people, the largest first: one line each, "Austin|TX". */
export const citiesByPopulation = `
New York|NY
Los Angeles|CA
Chicago|IL
Brooklyn|NY
Houston|TX
Queens|NY
Philadelphia|PA
Phoenix|AZ
Manhattan|NY
San Antonio|TX
San Diego|CA
The Bronx|NY
Dallas|TX
San Jose|CA
Austin|TX
Jacksonville|FL
San Francisco|CA
Columbus|OH
Fort Worth|TX
Indianapolis|IN
Charlotte|NC
Seattle|WA
Denver|CO
El Paso|TX
Detroit|MI
Boston|MA
Memphis|TN
Portland|OR
Oklahoma City|OK
Las Vegas|NV
Baltimore|MD
Washington|DC
Milwaukee|WI
Albuquerque|NM
Tucson|AZ
Nashville|TN
Fresno|CA
Sacramento|CA
Kansas City|MO
Long Beach|CA
Mesa|AZ
Staten Island|NY
Atlanta|GA
Colorado Springs|CO
Virginia Beach|VA
Raleigh|NC
Omaha|NE
Miami|FL
Oakland|CA
San Juan|PR
Minneapolis|MN
Tulsa|OK
Wichita|KS
New Orleans|LA
Arlington|TX
Cleveland|OH
Bakersfield|CA
Honolulu|HI
Tampa|FL
Aurora|CO
Anaheim|CA
Santa Ana|CA
Corpus Christi|TX
Riverside|CA
St. Louis|MO
Stockton|CA
Pittsburgh|PA
Anchorage|AK
Cincinnati|OH
Henderson|NV
Greensboro|NC
Saint Paul|MN
Plano|TX
Newark|NJ
Toledo|OH
Lincoln|NE
Orlando|FL
Chula Vista|CA
Jersey City|NJ
Chandler|AZ
Fort Wayne|IN
Buffalo|NY
Durham|NC
St. Petersburg|FL
Irvine|CA
Laredo|TX
Lubbock|TX
Madison|WI
Gilbert|AZ
Norfolk|VA
Louisville|KY
Reno|NV
Winston-Salem|NC
Glendale|AZ
Hialeah|FL
Garland|TX
Scottsdale|AZ
Irving|TX
Chesapeake|VA
North Las Vegas|NV
Fremont|CA
Baton Rouge|LA
Lexington|KY
Paradise|NV
Richmond|VA
Jamaica|NY
San Bernardino|CA
Spokane|WA
Birmingham|AL
Modesto|CA
Des Moines|IA
Rochester|NY
Maryvale|AZ
Tacoma|WA
Arlington|VA
Fontana|CA
Oxnard|CA
Moreno Valley|CA
Bayamón|PR
Fayetteville|NC
Huntington Beach|CA
Yonkers|NY
Glendale|CA
Aurora|IL
Montgomery|AL
Columbus|GA
Amarillo|TX
Little Rock|AR
Akron|OH
Shreveport|LA
Grand Rapids|MI
Mobile|AL
Salt Lake City|UT
Huntsville|AL
Tallahassee|FL
Sunrise Manor|NV
Grand Prairie|TX
Overland Park|KS
Knoxville|TN
Worcester|MA
Brownsville|TX
Newport News|VA
Santa Clarita|CA
Providence|RI
Fort Lauderdale|FL
East Flatbush|NY
Spring Valley|NV
Chattanooga|TN
Tempe|AZ
Oceanside|CA
Garden Grove|CA
Rancho Cucamonga|CA
Cape Coral|FL
Santa Rosa|CA
Vancouver|WA
Sioux Falls|SD
Peoria|AZ
Ontario|CA
Jackson|MS
Carolina|PR
Elk Grove|CA
Springfield|MO
Pembroke Pines|FL
Deer Valley|AZ
Port Saint Lucie|FL
Salem|OR
Corona|CA
Eugene|OR
McKinney|TX
Fort Collins|CO
Lancaster|CA
Cary|NC
Tempe Junction|AZ
Palmdale|CA
Hayward|CA
Salinas|CA
Frisco|TX
Springfield|MA
East Chattanooga|TN
Pasadena|TX
Alexandria|VA
Pomona|CA
Ponce|PR
Lakewood|CO
Sunnyvale|CA
Escondido|CA
Kansas City|KS
Astoria|NY
Hollywood|FL
Borough Park|NY
Clarksville|TN
Torrance|CA
Valencia|CA
Rockford|IL
East Hampton|VA
Joliet|IL
Paterson|NJ
Bridgeport|CT
Naperville|IL
Boise|ID
Savannah|GA
Mesquite|TX
Syracuse|NY
Metairie Terrace|LA
Pasadena|CA
Orange|CA
Fullerton|CA
Killeen|TX
Dayton|OH
McAllen|TX
Bellevue|WA
Metairie|LA
Miramar|FL
Hampton|VA
West Valley City|UT
Olathe|KS
Warren|MI
Columbia|SC
Thornton|CO
Carrollton|TX
Midland|TX
Charleston|SC
Waco|TX
Sterling Heights|MI
Denton|TX
Cedar Rapids|IA
New Haven|CT
Roseville|CA
Gainesville|FL
Visalia|CA
Coral Springs|FL
Thousand Oaks|CA
Elizabeth|NJ
Stamford|CT
Concord|CA
Surprise|AZ
Alhambra|AZ
Lafayette|LA
Topeka|KS
Kent|WA
Simi Valley|CA
East Los Angeles|CA
Santa Clara|CA
Murfreesboro|TN
Hartford|CT
Sheepshead Bay|NY
Amherst|NY
Victorville|CA
Abilene|TX
Vallejo|CA
North Stamford|CT
Berkeley|CA
Norman|OK
Allentown|PA
Evansville|IN
Columbia|MO
Odessa|TX
Fargo|ND
Beaumont|TX
Independence|MO
Ann Arbor|MI
El Monte|CA
Athens|GA
Springfield|IL
Round Rock|TX
Wilmington|NC
East Harlem|NY
Arvada|CO
Provo|UT
Peoria|IL
Lansing|MI
Downey|CA
Carlsbad|CA
Elmhurst|NY
Costa Mesa|CA
Westminster|CO
North Peoria|IL
Clearwater|FL
Fairfield|CA
Bushwick|NY
Gravesend|NY
Rochester|MN
Elgin|IL
Temecula|CA
West Jordan|UT
Inglewood|CA
Richardson|TX
Lowell|MA
East Independence|MO
Gresham|OR
Antioch|CA
Cambridge|MA
High Point|NC
Billings|MT
Manchester|NH
Murrieta|CA
Centennial|CO
Richmond|CA
Corona|NY
Pueblo|CO
Pearland|TX
Waterbury|CT
West Covina|CA
Enterprise|NV
North Charleston|SC
Everett|WA
College Station|TX
Palm Bay|FL
Pompano Beach|FL
Boulder|CO
Norwalk|CA
West Palm Beach|FL
Broken Arrow|OK
Daly City|CA
Sandy Springs|GA
Burbank|CA
Green Bay|WI
Santa Maria|CA
Wichita Falls|TX
Lakeland|FL
Clovis|CA
Lewisville|TX
Tyler|TX
El Cajon|CA
San Mateo|CA
Brandon|FL
Rialto|CA
Davenport|IA
Edison|NJ
Hillsboro|OR
Las Cruces|NM
South Bend|IN
Vista|CA
Greeley|CO
Davie|FL
San Angelo|TX
Renton|WA
Roanoke|VA
Kenosha|WI
Clinton Township|MI
Columbia|MD
Erie|PA
Portsmouth Heights|VA
Richmond Hill|NY
Alief|TX
Spring Hill|FL
Albany|NY
Compton|CA
Tuscaloosa|AL
League City|TX
Flint|MI
Allen|TX
Mission Viejo|CA
Vacaville|CA
Ventura|CA
Highlands Ranch|CO
Lawton|OK
Beaverton|OR
South Gate|CA
Portsmouth|VA
Sparks|NV
Brockton|MA
Dearborn|MI
Federal Way|WA
Lee's Summit|MO
New Bedford|MA
Spokane Valley|WA
Fordham|NY
Livonia|MI
Roswell|GA
Orem|UT
Yuma|AZ
Lawrence|KS
The Woodlands|TX
West Albany|NY
Yakima|WA
Quincy|MA
Flatbush|NY
Hesperia|CA
Carson|CA
Boca Raton|FL
Santa Monica|CA
San Marcos|CA
Lynn|MA
Miami Beach|FL
Arden-Arcade|CA
Westminster|CA
Longmont|CO
Santa Barbara|CA
Redding|CA
Macon|GA
Meridian|ID
San Leandro|CA
Greenville|NC
Chico|CA
Edmond|OK
Nampa|ID
Newton|MA
Toms River|NJ
Fall River|MA
Carmel|IN
Asheville|NC
Norwalk|CT
Waukegan|IL
Deltona|FL
Hawthorne|CA
Fort Smith|AR
Suffolk|VA
Sugar Land|TX
Livermore|CA
Nashua|NH
Reading|PA
Concord|NC
Indio|CA
Rio Rancho|NM
Enchanted Hills|NM
Sandy|UT
Whittier|CA
Canarsie|NY
Kirkland|WA
Menifee|CA
Newport Beach|CA
Tracy|CA
Citrus Heights|CA
Bend|OR
Canton|MI
Caguas|PR
Lehigh Acres|FL
Greenburgh|NY
Bloomington|MN
Germantown|MD
Clifton|NJ
Duluth|MN
Champaign|IL
Chino|CA
Alhambra|CA
Ogden|UT
Redwood City|CA
Bellingham|WA
O'Fallon|MO
Hoover|AL
Danbury|CT
East Norwalk|CT
Edinburg|TX
Sunrise|FL
Trenton|NJ
Santa Fe|NM
Bloomington|IN
Cicero|IL
Hemet|CA
Ahwatukee Foothills|AZ
Johns Creek|GA
Mission|TX
Troy|MI
Buena Park|CA
Palm Coast|FL
Fayetteville|AR
Sioux City|IA
Lake Forest|CA
Merced|CA
Longview|TX
Bryan|TX
Westland|MI
Warwick|RI
Lakewood|CA
Guaynabo|PR
Farmington Hills|MI
San Tan Valley|AZ
Mount Pleasant|SC
Cranston|RI
Largo|FL
South Suffolk|VA
Avondale|AZ
Tustin|CA
Napa|CA
Somerville|MA
Lawrence|MA
Melbourne|FL
Parma|OH
New Rochelle|NY
Lynchburg|VA
Medford|OR
Deerfield Beach|FL
Pleasanton|CA
Brooklyn Park|MN
Goodyear|AZ
Kennewick|WA
Mayagüez|PR
Alameda|CA
Town 'n' Country|FL
Bellflower|CA
Chino Hills|CA
Bloomington|IL
Alafaya|FL
Springdale|AR
Racine|WI
Hammond|IN
Milpitas|CA
Gary|IN
Scranton|PA
Baldwin Park|CA
Auburn|WA
Fishers|IN
Saint Joseph|MO
Pharr|TX
Upland|CA
Folsom|CA
Baytown|TX
San Ramon|CA
Camden|NJ
Lake Charles|LA
Kalamazoo|MI
Arlington Heights|IL
Plymouth|MN
Waterford|MI
Evanston|IL
Manteca|CA
Kendall|FL
Wyoming|MI
Loveland|CO
Cheektowaga|NY
Kings Bridge|NY
Perris|CA
Bethlehem|PA
Albany|GA
Schaumburg|IL
Gastonia|NC
Brownsville|NY
Union City|CA
Bolingbrook|IL
Iowa City|IA
Layton|UT
Missouri City|TX
Appleton|WI
Fort Myers|FL
Boynton Beach|FL
Jonesboro|AR
Rapid City|SD
Warner Robins|GA
Rochester Hills|MI
Decatur|IL
Southfield|MI
Saint George|UT
New Britain|CT
Franklin|TN
Turlock|CA
Temple|TX
Apple Valley|CA
Lynwood|CA
Waukesha|WI
Wilmington|DE
Canton|OH
Gulfport|MS
Pawtucket|RI
Lauderhill|FL
Rock Hill|SC
Silver Spring|MD
West Gulfport|MS
Flower Mound|TX
Bismarck|ND
Centreville|VA
Lafayette|IN
Passaic|NJ
Riverview|FL
Redlands|CA
Missoula|MT
Rancho Cordova|CA
New Braunfels|TX
Cherry Hill|NJ
Flagstaff|AZ
Muncie|IN
Weston|FL
Frederick|MD
Pasco|WA
Pittsburg|CA
Palatine|IL
North Richland Hills|TX
Union City|NJ
Kissimmee|FL
Walnut Creek|CA
Mount Vernon|NY
Conroe|TX
Dothan|AL
Waterloo|IA
Maple Grove|MN
Framingham|MA
Redondo Beach|CA
Bossier City|LA
Yorba Linda|CA
Woodbury|MN
Eau Claire|WI
Waldorf|MD
Forest Hills|NY
Davis|CA
Glen Burnie|MD
Camarillo|CA
Victoria|TX
Gaithersburg|MD
Jacksonville|NC
South San Francisco|CA
Kenner|LA
Jackson Heights|NY
Rockville|MD
Jackson|TN
Yuba City|CA
Portland|ME
Palo Alto|CA
Casas Adobes|AZ
Marysville|WA
South Jordan|UT
Oshkosh|WI
North Little Rock|AR
Homestead|FL
Bayside|NY
Bayonne|NJ
Eagan|MN
Delray Beach|FL
Johnson City|TN
Dale City|VA
Cedar Park|TX
Parkchester|NY
Atascocita|TX
Saint Cloud|MN
Ellicott City|MD
Laguna Niguel|CA
Saint Charles|MO
Harlingen|TX
San Clemente|CA
West Lynchburg|VA
Framingham Center|MA
Schenectady|NY
Broomfield|CO
Ames|IA
Shawnee|KS
Conway|AR
East Orange|NJ
Skokie|IL
Daytona Beach|FL
West Bloomfield Township|MI
Tamarac|FL
Youngstown|OH
Lodi|CA
Greenville|SC
Mansfield|TX
Santa Cruz|CA
Pico Rivera|CA
Madera|CA
Janesville|WI
West Des Moines|IA
Montebello|CA
Georgetown|TX
Alpharetta|GA
Lorain|OH
Bowling Green|KY
Flatlands|NY
Dundalk|MD
Eden Prairie|MN
North Bergen|NJ
Florence-Graham|CA
Waltham|MA
Cheyenne|WY
West Hartford|CT
Rogers|AR
Carol City|FL
Encinitas|CA
Haverhill|MA
Jupiter|FL
Council Bluffs|IA
Wellington|FL
West Coon Rapids|MN
North Miami|FL
Hamilton|OH
North Port|FL
Tulare|CA
Coon Rapids|MN
Millcreek|UT
La Habra|CA
Blaine|MN
Auburn|AL
Lake Elsinore|CA
Carmichael|CA
Taylor|MI
Burnsville|MN
Monterey Park|CA
Castro Valley|CA
Irvington|NJ
Rocklin|CA
Utica|NY
Malden|MA
National City|CA
Springfield|OR
Bethesda|MD
Terre Haute|IN
Vineland|NJ
San Marcos|TX
Brentwood|NY
Lakeville|MN
West Allis|WI
Redmond|WA
Cupertino|CA
Taylorsville|UT
Bristol|CT
Moore|OK
Gardena|CA
Petaluma|CA
Grand Junction|CO
Casper|WY
Rowlett|TX
La Mesa|CA
Pine Hills|FL
Bensonhurst|NY
Coney Island|NY
Meriden|CT
Pontiac|MI
Port Orange|FL
Hamden|CT
Lakewood|WA
Fountainebleau|FL
Saint Clair Shores|MI
Springfield|OH
Great Falls|MT
Chapel Hill|NC
Huntington Park|CA
Lancaster|PA
Coconut Creek|FL
Idaho Falls|ID
San Rafael|CA
Noblesville|IN
Marietta|GA
Fairfield|CT
Owensboro|KY
Eastvale|CA
Royal Oak|MI
Brentwood|CA
Dubuque|IA
Brookline|MA
Novi|MI
Des Plaines|IL
Orland Park|IL
Bartlett|TN
Woodland|CA
Lehi|UT
White Plains|NY
Arcadia|CA
Reston|VA
Ocala|FL
South Vineland|NJ
Sanford|FL
Bowie|MD
Kokomo|IN
Wayne|NJ
Santee|CA
Dublin|CA
Palm Harbor|FL
Medford|MA
Midwest City|OK
Margate|FL
South Whittier|CA
Tinley Park|IL
Pflugerville|TX
New Brunswick|NJ
Grand Forks|ND
Fountain Valley|CA
Diamond Bar|CA
Taunton|MA
Oak Lawn|IL
Union|NJ
Ankeny|IA
Chicopee|MA
Berwyn|IL
Manhattan|KS
Kendale Lakes|FL
Smyrna|GA
Dearborn Heights|MI
Porterville|CA
Piscataway|NJ
Doral|FL
Hendersonville|TN
Rocky Mount|NC
Corvallis|OR
Valdosta|GA
Hanford|CA
Castle Rock|CO
Greenwood|IN
Hempstead|NY
Novato|CA
Kettering|OH
Bellevue|NE
Shoreline|WA
Decatur|AL
Paramount|CA
Port Arthur|TX
Anderson|IN
Tamiami|FL
Towson|MD
North Chicopee|MA
Sarasota|FL
Cypress Hills|NY
West Haven|CT
Rosemead|CA
Jackson|NJ
Highland|CA
Mount Prospect|IL
Colton|CA
Carson City|NV
Pocatello|ID
Bradenton|FL
Weymouth|MA
Port Charlotte|FL
Normal|IL
Spring|TX
Allapattah|FL
Richland|WA
Euless|TX
Trujillo Alto|PR
Blue Springs|MO
East Pensacola Heights|FL
Hacienda Heights|CA
Ozone Park|NY
Briarwood|NY
Cathedral City|CA
Lakewood|NJ
Elyria|OH
Wheaton|IL
Commerce City|CO
Hoboken|NJ
Watsonville|CA
Lake Havasu City|AZ
Revere|MA
West New York|NJ
Yucaipa|CA
Gilroy|CA
Pensacola|FL
Poinciana|FL
Kingsport|TN
Levittown|PA
Palm Beach Gardens|FL
Delano|CA
West Sacramento|CA
Huntersville|NC
Perth Amboy|NJ
Southaven|MS
Saint Peters|MO
Harrisonburg|VA
Peabody|MA
Placentia|CA
Lenexa|KS
DeSoto|TX
Burlington|NC
South Hill|WA
Elkhart|IN
La Crosse|WI
Oak Park|IL
Florissant|MO
Wakefield|NY
Albany|OR
Hoffman Estates|IL
Glendora|CA
Queens Village|NY
Brookhaven|GA
Levittown|NY
Palm Desert|CA
Joplin|MO
Enid|OK
Bonita Springs|FL
Irondequoit|NY
Caldwell|ID
Minnetonka|MN
Pinellas Park|FL
Battle Creek|MI
Casa Grande|AZ
Mott Haven|NY
The Villages|FL
Grand Island|NE
Grapevine|TX
Stratford|CT
Kentwood|MI
Milford|CT
Tigard|OR
East Hartford|CT
Apple Valley|MN
Plainfield|NJ
Leesburg|VA
Parsippany|NJ
Coral Gables|FL
The Hammocks|FL
Buckeye|AZ
Flagami|FL
Catalina Foothills|AZ
Lakewood|OH
North La Crosse|WI
Burien|WA
Logan|UT
Olympia|WA
South Peabody|MA
Aliso Viejo|CA
Galveston|TX
Poway|CA
Edina|MN
Minnetonka Mills|MN
Stonecrest|GA
Cerritos|CA
Redford|MI
East Honolulu|HI
Troy|NY
Sunnyside|NY
Charleston|WV
Downers Grove|IL
Azusa|CA
Wilson|NC
Monroe|LA
Parker|CO
La Mirada|CA
Minot|ND
Aloha|OR
Saginaw|MI
Bedford|TX
Rancho Santa Margarita|CA
Arecibo|PR
Cypress|CA
Murray|UT
Cuyahoga Falls|OH
Coeur d'Alene|ID
Bloomfield|NJ
Harrisburg|PA
Rowland Heights|CA
Covina|CA
Stillwater|OK
Niagara Falls|NY
Collierville|TN
Summerville|SC
Sheboygan|WI
Middletown|OH
Aspen Hill|MD
Dunwoody|GA
Huntington|WV
Maricopa|AZ
Roswell|NM
Cedar Hill|TX
East Brunswick|NJ
East Lansing|MI
Apopka|FL
Maspeth|NY
Wheaton|MD
Mishawaka|IN
Portage|MI
West Orange|NJ
McLean|VA
Newark|OH
Ceres|CA
Alexandria|LA
Chesterfield|MO
Barnstable|MA
Salina|KS
Lawrence|IN
Bel Air South|MD
Pearl City|HI
Euclid|OH
Roseville|MI
Texas City|TX
Wauwatosa|WI
Florin|CA
Twin Falls|ID
Glenview|IL
East Providence|RI
Palm Springs|CA
San Luis Obispo|CA
Methuen|MA
Country Club|FL
Madison|AL
Jeffersonville|IN
San Jacinto|CA
Mentor|OH
Mansfield|OH
Hattiesburg|MS
Draper|UT
Middletown|CT
Wylie|TX
Columbus|IN
Smyrna|TN
Charlottesville|VA
Lincoln|CA
Lacey|WA
Littleton|CO
Beavercreek|OH
Kannapolis|NC
Everett|MA
Binghamton|NY
Cypress|TX
Elmhurst|IL
Sammamish|WA
Antelope|CA
Keller|TX
Biloxi|MS
Apex|NC
West Lafayette|IN
Titusville|FL
Altoona|PA
Saint Louis Park|MN
Enfield|CT
Dublin|OH
Tuckahoe|VA
Potomac|MD
Cleveland Heights|OH
Sayreville|NJ
Cutler Bay|FL
Hackensack|NJ
Pine Bluff|AR
West Seneca|NY
Strongsville|OH
Coachella|CA
Bentonville|AR
Fort Pierce|FL
Bridgewater|NJ
Danville|CA
Oakland Park|FL
Attleboro|MA
Severn|MD
Blacksburg|VA
Haltom City|TX
Lompoc|CA
Wesley Chapel|FL
Urbandale|IA
York|PA
North Miami Beach|FL
El Centro|CA
Rego Park|NY
Cleveland|TN
North Bethesda|MD
Beaumont|CA
Lombard|IL
Bountiful|UT
North Lauderdale|FL
Burleson|TX
Ocoee|FL
Oro Valley|AZ
Ashburn|VA
Augusta|GA
Bozeman|MT
Sierra Vista|AZ
Freeport|NY
Pittsfield|MA
Hilo|HI
West Babylon|NY
DeKalb|IL
San Bruno|CA
Jefferson City|MO
Altamonte Springs|FL
Bell Gardens|CA
Morgan Hill|CA
Bothell|WA
Fond du Lac|WI
Sicklerville|NJ
Sayreville Junction|NJ
Farmington|NM
Salem|MA
Arlington|MA
Altadena|CA
Fairfield|OH
Rancho Palos Verdes|CA
North Highlands|CA
Moline|IL
Concord|NH
East Concord|NH
Rockwall|TX
Plainfield|IL
Burlington|VT
Rohnert Park|CA
Urbana|IL
Midland|MI
Prescott Valley|AZ
State College|PA
Kearny|NJ
El Dorado Hills|CA
Danville|VA
Belleville|IL
Linden|NJ
Moorhead|MN
Woodside|NY
Brea|CA
Riverton|UT
Prescott|AZ
Mount Laurel|NJ
The Colony|TX
Manassas|VA
Brentwood|TN
Westfield|MA
Hutchinson|KS
Leominster|MA
Catonsville|MD
Hicksville|NY
Bartlett|IL
Buffalo Grove|IL
Woonsocket|RI
Edmonds|WA
Marana|AZ
Shelton|CT
Cedar Falls|IA
Beverly|MA
University|FL
Coppell|TX
Findlay|OH
Campbell|CA
Lake Ridge|VA
Burke|VA
Mankato|MN
Annandale|VA
Covington|KY
Morris Heights|NY
Peachtree Corners|GA
South Valley|NM
Ormond Beach|FL
Carrollwood Village|FL
Huntsville|TX
Sumter|SC
Quincy|IL
Wilkes-Barre|PA
La Puente|CA
Holyoke|MA
Sherman|TX
Goose Creek|SC
Maplewood|MN
Streamwood|IL
Fitchburg|MA
Hilton Head Island|SC
La Quinta|CA
North Atlanta|GA
Crystal Lake|IL
Hagerstown|MD
San Gabriel|CA
Hickory|NC
Beverly Cove|MA
Winter Garden|FL
Carol Stream|IL
Warren|OH
Marlboro|NJ
Teaneck|NJ
Calexico|CA
Florence|AL
Shakopee|MN
Billerica|MA
Norwich|CT
Amherst|MA
Duncanville|TX
New Berlin|WI
Marlborough|MA
Oakley|CA
Lancaster|OH
Romeoville|IL
Montclair|NJ
Meridian|MS
Puyallup|WA
Woburn|MA
Bremerton|WA
Hallandale Beach|FL
Clovis|NM
Annapolis|MD
Weslaco|TX
Cape Girardeau|MO
Bullhead City|AZ
North Fort Myers|FL
Chelsea|MA
Grove City|OH
Essex|MD
Atlantic City|NJ
Pacifica|CA
Germantown|TN
Northglenn|CO
Far Rockaway|NY
Coram|NY
Wausau|WI
Hurst|TX
Stanton|CA
Lancaster|TX
Friendswood|TX
Gainesville|GA
The Acreage|FL
Montclair|CA
Kailua|HI
Rock Island|IL
Whitney|NV
Oviedo|FL
Carpentersville|IL
Lake Oswego|OR
Muskogee|OK
Hobbs|NM
Muskegon|MI
Westerville|OH
Little Elm|TX
Hanover Park|IL
Channelview|TX
Panama City|FL
Florence|SC
Waipahu|HI
Wake Forest|NC
Huber Heights|OH
Martinez|CA
East Meadow|NY
Hanover|MD
Wheeling|IL
Apache Junction|AZ
Pleasant Grove|UT
Brookfield|WI
Delaware|OH
Roy|UT
Valley Stream|NY
Schertz|TX
Spanish Fork|UT
Keizer|OR
Leander|TX
Lima|OH
Spartanburg|SC
Park Ridge|IL
Winter Haven|FL
Aventura|FL
Severna Park|MD
Royal Palm Beach|FL
Brighton|CO
Phenix City|AL
Milton|GA
Dover|DE
Sun City|AZ
Lake Worth|FL
Kew Gardens Hills|NY
Jamaica Plain|MA
Monrovia|CA
Hollister|CA
Los Banos|CA
Plant City|FL
Greenfield|WI
Marion|IA
Braintree|MA
Newnan|GA
Texarkana|TX
Addison|IL
Reynoldsburg|OH
Odenton|MD
Mableton|GA
Hilton Head|SC
Grants Pass|OR
Indian Trail|NC
Calumet City|IL
Lincoln Park|MI
Lynnwood|WA
Whitestone|NY
Beloit|WI
Belleville|NJ
Longview|WA
Columbia|TN
Portage|IN
Westfield|IN
New Albany|IN
Fort Lee|NJ
Brighton|NY
Bartlesville|OK
Ewing|NJ
San Juan|TX
Woodhaven|NY
Mission Bend|TX
San Juan Capistrano|CA
Pahrump|NV
Saint Charles|MD
Temple City|CA
Marion|OH
Mechanicsville|VA
Lufkin|TX
Pennsauken|NJ
Rome|GA
Claremont|CA
Franklin|WI
Richfield|MN
Bell|CA
Lewiston|ME
Dunedin|FL
Kendall West|FL
Del Rio|TX
Oakville|MO
Commack|NY
Menomonee Falls|WI
Moorpark|CA
Gadsden|AL
Issaquah|WA
Spring Hill|TN
Trumbull|CT
Olive Branch|MS
Mooresville|NC
West Torrington|CT
Willowbrook|CA
Leavenworth|KS
Clinton|MD
Cottage Grove|MN
Wildwood|MO
Richmond|IN
Oregon City|OR
Goldsboro|NC
Manhattan Beach|CA
Parkland|WA
Martinez|GA
East Florence|AL
Kyle|TX
Kearns|UT
Linton Hall|VA
South Miami Heights|FL
Tupelo|MS
Hot Springs|AR
Wildomar|CA
Wentzville|MO
Roseville|MN
Valrico|FL
Coventry|RI
Rosenberg|TX
Bettendorf|IA
East Point|GA
Prattville|AL
Ponte Vedra Beach|FL
Boardman|OH
Cooper City|FL
Oxon Hill-Glassmanor|MD
Egypt Lake-Leto|FL
Oak Creek|WI
Peachtree City|GA
Merrillville|IN
Hot Springs National Park|AR
Saint Cloud|FL
La Porte|TX
University City|MO
Upper Arlington|OH
Torrington|CT
Beverly Hills|CA
Inver Grove Heights|MN
Cumberland|RI
Pleasant Hill|CA
Stow|OH
Lauderdale Lakes|FL
La Vergne|TN
Winter Springs|FL
Merritt Island|FL
West Little River|FL
Brunswick|OH
San Dimas|CA
Monroe|NC
Queen Creek|AZ
Kaneohe|HI
Gahanna|OH
Leawood|KS
Owasso|OK
Derry Village|NH
Orange|NJ
Central Islip|NY
Norristown|PA
Dyker Heights|NY
Glendale|NY
Cottonwood Heights|UT
Gallatin|TN
Houma|LA
Rubidoux|CA
Collinwood|OH
Glendale Heights|IL
Butte|MT
Dana Point|CA
Benton|AR
Vestavia Hills|AL
La Presa|CA
Oakton|VA
Chester|PA
Fajardo|PR
Mount Vernon|WA
Salisbury|NC
Riviera Beach|FL
Orangevale|CA
Oswego|IL
El Mirage|AZ
West Lake Sammamish|WA
Chelmsford|MA
Bay City|MI
Nacogdoches|TX
Shrewsbury|MA
McMinnville|OR
Dalton|GA
Olney|MD
North Providence|RI
Newark|DE
Oak Hill|VA
Deer Park|TX
Holland|MI
Throgs Neck|NY
Northbrook|IL
Hilliard|OH
Wenatchee|WA
West Fargo|ND
Fair Lawn|NJ
Kennesaw|GA
New City|NY
Long Beach|NY
Richmond|KY
Suitland-Silver Hill|MD
Chillum|MD
Foster City|CA
Fairborn|OH
Menlo Park|CA
Lawndale|CA
Hinesville|GA
Waxahachie|TX
St. Charles|MD
Woodridge|IL
Carrollwood|FL
Elk Grove Village|IL
Pekin|IL
Socorro|TX
Elmont|NY
Adelanto|CA
Tooele|UT
Golden Glades|FL
Marrero|LA
Jackson|MI
Foothill Farms|CA
Englewood|CO
Copperas Cove|TX
Bath Beach|NY
Huntington Station|NY
Seaside|CA
Kearney|NE
Redan|GA
Manitowoc|WI
Goshen|IN
Saint Charles|IL
Greenacres City|FL
Salisbury|MD
Douglasville|GA
Security-Widefield|CO
University Place|WA
Pullman|WA
Juneau|AK
Mount Lebanon|PA
Alabaster|AL
Farmers Branch|TX
Oildale|CA
La Verne|CA
Mason|OH
Eastpointe|MI
Gillette|WY
Valparaiso|IN
Midvale|UT
Spring Valley|NY
Rome|NY
Lewiston|ID
North Ridgeville|OH
Petersburg|VA
Ken Caryl|CO
Randallstown|MD
Westlake|OH
Bangor|ME
Clermont|FL
Sun Prairie|WI
Georgetown|KY
Fairbanks|AK
College Park|MD
Springville|UT
Natick|MA
Massillon|OH
Walla Walla|WA
Florence|KY
Andover|MN
Hopkinsville|KY
Laramie|WY
Greenville|MS
Bethel Park|PA
Cookeville|TN
Randolph|MA
Oceanside|NY
Danville|IL
Montgomery Village|MD
North Olmsted|OH
Land O' Lakes|FL
Richmond West|FL
Watertown|MA
Glastonbury|CT
Westmont|CA
Garfield|NJ
Laguna Hills|CA
West Bend|WI
Willingboro|NJ
Mundelein|IL
Centereach|NY
Mount Juliet|TN
Naugatuck|CT
San Luis|AZ
Brighton Beach|NY
Michigan City|IN
Dania Beach|FL
Lewiston Orchards|ID
Lexington|MA
Navarre|FL
Holly Springs|NC
Shawnee|OK
Galesburg|IL
Bowling Green|OH
Des Moines|WA
Wheat Ridge|CO
Florence|AZ
Gurnee|IL
Myrtle Beach|SC
Parkersburg|WV
Miami Lakes|FL
Saratoga|CA
East Lake|FL
Banning|CA
Goleta|CA
Lakeside|FL
Long Branch|NJ
Fair Oaks|CA
Wayne|PA
Lake Stevens|WA
Dover|NH
Radnor|PA
Holladay|UT
Herriman|UT
South Kingstown|RI
Estero|FL
Ithaca|NY
North Tonawanda|NY
Brooklyn Center|MN
Pikesville|MD
New Iberia|LA
Alamogordo|NM
Parkville|MD
Statesboro|GA
Morgantown|WV
Los Gatos|CA
Matthews|NC
Los Altos|CA
Clearfield|UT
Franklin|MA
Owings Mills|MD
Aiken|SC
Plainfield|IN
Helena|MT
Ballwin|MO
Manchester|CT
Algonquin|IL
Bel Air North|MD
Newington|CT
Westfield|NJ
Santa Paula|CA
Fallbrook|CA
Eldersburg|MD
Sherwood|AR
Springfield Gardens|NY
Lawrenceville|GA
Springfield|VA
Kaysville|UT
Granger|IN
Burlingame|CA
Post Falls|ID
Liberty|MO
San Pablo|CA
Savage|MN
Poughkeepsie|NY
Texarkana|AR
North Royalton|OH
Chicago Heights|IL
Lebanon|TN
Walnut|CA
Madison Heights|MI
DeLand|FL
Cedar City|UT
Parkland|FL
West Warwick|RI
Jamestown|NY
New Bern|NC
Rochester|NH
Cleburne|TX
Winter Park|FL
Carney|MD
Southlake|TX
San Carlos|CA
Woodstock|GA
East Hill-Meridian|WA
Niles|IL
Laplace|LA
Westchester|FL
Atascadero|CA
Kent|OH
Levittown|PR
Gloucester|MA
Nicholasville|KY
Oak Park|MI
Highland Park|IL
Elizabethtown|KY
Austintown|OH
East Palo Alto|CA
South Gate|MD
Pueblo West|CO
Port Chester|NY
Princeton|NJ
Fort Hood|TX
LaGrange|GA
Salem|NH
Opelika|AL
Rahway|NJ
North Chicago|IL
Middle Village|NY
Morristown|TN
Cheshire|CT
Branford|CT
Raytown|MO
Fruit Cove|FL
Port Huron|MI
Tewksbury|MA
Vega Baja|PR
Franklin Square|NY
Oak Ridge|TN
Southgate|MI
East Haven|CT
Upper Alton|IL
Johnston|RI
Atwater|CA
West Falls Church|VA
Williamsport|PA
Duluth|GA
Fort Bragg|NC
Russellville|AR
Sanford|NC
Harker Heights|TX
Voorhees|NJ
Burbank|IL
Marion|IN
Granite City|IL
Milford Mill|MD
Lake in the Hills|IL
Evans|GA
O'Fallon|IL
Fort Hamilton|NY
Carlsbad|NM
Ferry Pass|FL
Kingman|AZ
Orcutt|CA
Henderson|KY
Needham|MA
Crown Point|IN
Big Spring|TX
Dracut|MA
Schererville|IN
Burton|MI
Ridgecrest|CA
Windsor|CT
Eagle Pass|TX
Agawam|MA
Weatherford|TX
West Elkridge|MD
East Chicago|IN
Redmond|OR
Jacksonville|AR
Norwood|MA
Northampton|MA
Englewood|NJ
Lake Magdalene|FL
Perry Hall|MD
Maryville|TN
Hobart|IN
Fresh Meadows|NY
Mehlville|MO
Greer|SC
Lansing|IL
Harrison|NY
Monterey|CA
West Islip|NY
Desert Hot Springs|CA
American Fork|UT
Central|LA
Newburgh|NY
Chamblee|GA
Millville|NJ
North Andover|MA
SeaTac|WA
Elmira|NY
Spring Valley|CA
Stockbridge|GA
Glen Ellyn|IL
Monroeville|PA
Benicia|CA
Fredericksburg|VA
Suisun|CA
Aberdeen|SD
Cranberry Township|PA
Garfield Heights|OH
South Chicago|IL
Cataño|PR
Cornelius|NC
Oakdale|MN
Oak Forest|IL
Garner|NC
Drexel Hill|PA
North Kingstown|RI
Bella Vista|AR
Melrose|MA
Fitchburg|WI
Wellesley|MA
Enterprise|AL
Winchester|NV
Slidell|LA
University Heights|NY
West Springfield|MA
Dodge City|KS
Paragould|AR
Maywood|CA
Seguin|TX
Shirley|NY
Livingston|NJ
Round Lake Beach|IL
Frankfort|KY
Sterling|VA
Middletown|NY
Fountain|CO
Saratoga Springs|NY
Kirkwood|MO
Drexel Heights|AZ
Deer Park|NY
Lafayette|CO
Fridley|MN
West Scarborough|ME
Queensbury|NY
Rexburg|ID
Wheeling|WV
Shaker Heights|OH
Mililani Town|HI
Bergenfield|NJ
Marshalltown|IA
Tucker|GA
Nutley|NJ
Lake Jackson|TX
Plum|PA
Windsor|CA
West Chicago|IL
Allen Park|MI
Wilmette|IL
Imperial Beach|CA
Glen Cove|NY
Syracuse|UT
Maryland Heights|MO
Mason City|IA
Crofton|MD
Anderson|SC
Eagle Mountain|UT
College Point|NY
Winchester|VA
Lindenhurst|NY
Spanaway|WA
Belmont|CA
Hunts Point|NY
Holbrook|NY
New London|CT
Paso Robles|CA
Tualatin|OR
Fleming Island|FL
Winona|MN
Thomasville|NC
Casselberry|FL
Eureka|CA
East Saint Louis|IL
Garden City|KS
Alton|IL
Milton|MA
University Park|FL
Auburn|NY
Williston|ND
Paramus|NJ
Back Mountain|PA
West Milford|NJ
Jeffersontown|KY
Garden City|MI
Horn Lake|MS
Stoughton|MA
Easton|PA
Prairieville|LA
Dix Hills|NY
Gladstone|MO
Cutler Ridge|FL
Independence|KY
Watertown|NY
Wooster|OH
Bessemer|AL
Merrimack|NH
Lemon Grove|CA
Kankakee|IL
Wethersfield|CT
Bristol|TN
McHenry|IL
Cibolo|TX
Saugus|MA
Stevens Point|WI
West Linn|OR
Superior|WI
Greenville|TX
Magna|UT
Batavia|IL
Danvers|MA
Shoreview|MN
Paradise|CA
Fremont|NE
Smithtown|NY
Pearl|MS
Mansfield City|CT
Mercerville-Hamilton Square|NJ
North Creek|WA
Carbondale|IL
Westport|CT
Medina|OH
Bay Shore|NY
Kahului|HI
Vernon Hills|IL
Zionsville|IN
Norco|CA
Wasco|CA
Mount Pleasant|WI
Fortuna Foothills|AZ
Barberton|OH
Kingsville|TX
Statesville|NC
Plainview|NY
Laurel|MD
Carrollton|GA
South Pasadena|CA
Howard Beach|NY
Four Corners|FL
South Laurel|MD
Asheboro|NC
Buenaventura Lakes|FL
Clinton|IA
Mount Pleasant|MI
Twentynine Palms|CA
Huntley|IL
Xenia|OH
Reisterstown|MD
Green|OH
Brawley|CA
Yukon|OK
Forest Hills|MI
Lafayette|CA
Ramsey|MN
Suitland|MD
Rosedale|NY
New Lenox|IL
Madison|MS
Neenah|WI
Alvin|TX
Key West|FL
Randolph|NJ
Temple Terrace|FL
Owatonna|MN
Homewood|AL
Sahuarita|AZ
Maple Valley|WA
Hazelwood|MO
Troy|OH
Lemoore|CA
Mint Hill|NC
Ridgewood|NJ
Cabot|AR
Reedley|CA
Edgewood|MD
Meadow Woods|FL
South Portland|ME
West Whittier-Los Nietos|CA
Lebanon|PA
Zanesville|OH
Colleyville|TX
Canton|GA
Ossining|NY
Salem|VA
Burlington|IA
Saratoga Springs|UT
Melrose Park|IL
Starkville|MS
Lochearn|MD
Chanhassen|MN
Hercules|CA
Galt|CA
Prior Lake|MN
Grandview|MO
Clinton|MS
Yarmouth|MA
Sandusky|OH
Balch Springs|TX
White Bear Lake|MN
Chaska|MN
Harvey|IL
Middle River|MD
Woodstock|IL
Ardmore|OK
Lockport|IL
Woodburn|OR
Wyandotte|MI
Mauldin|SC
Belvidere|IL
Moscow|ID
Milford|MA
West Memphis|AR
Athens|OH
Mercer Island|WA
Bridgeton|NJ
Maplewood|NJ
Soledad|CA
Farmington|CT
Brownsburg|IN
Saginaw Township North|MI
Edwardsville|IL
Riverside|OH
Athens|AL
Sanger|CA
Westmont|IL
Wakefield|MA
Rockledge|FL
Hastings|NE
Cave Spring|VA
North Tustin|CA
Daphne|AL
Whitehall Township|PA
Paducah|KY
Cliffside Park|NJ
Elmwood Park|IL
Vineyard|CA
Lodi|NJ
Hazleton|PA
Coronado|CA
Hillside|NY
Eagle River|AK
South Salt Lake|UT
Paris|TX
Northport|AL
University Park|TX
Uniondale|NY
Ponca City|OK
Muskego|WI
Collinsville|IL
Reading|MA
Short Pump|VA
Belmont|MA
Dedham|MA
De Pere|WI
Caledonia|WI
Inkster|MI
Vincentown|NJ
Bixby|OK
Emporia|KS
Fort Dodge|IA
Walker|MI
Palmetto Bay|FL
Ottumwa|IA
Junction City|KS
Seal Beach|CA
Tarpon Springs|FL
Franklin|IN
Herndon|VA
Austin|MN
Sachse|TX
Sun City West|AZ
Watauga|TX
Burlington|MA
San Benito|TX
Freeport|IL
Staunton|VA
Selma|CA
South Windsor|CT
North Potomac|MD
Homer Glen|IL
Coral Terrace|FL
Norfolk|NE
Ridgeland|MS
Scaggsville|MD
Cudahy|CA
Washington|UT
New Smyrna Beach|FL
South Plainfield|NJ
Pasadena|MD
Columbine|CO
Greenbelt|MD
South Riding|VA
Citrus Park|FL
Boca Del Mar|FL
Newport|RI
Norton Shores|MI
Barstow Heights|CA
Rockville Centre|NY
Searcy|AR
North Platte|NE
Rolling Meadows|IL
Carteret|NJ
Immokalee|FL
Medford|NY
Riverbank|CA
Zion|IL
Trotwood|OH
North Haven|CT
Summerlin South|NV
Mahwah|NJ
Loma Linda|CA
Peekskill|NY
Keystone|FL
Baldwin|NY
Fairfax|VA
Maywood|IL
Sebastian|FL
Holt|MI
Muscatine|IA
Elk River|MN
Rock Springs|WY
Golden Gate|FL
Corsicana|TX
Hialeah Gardens|FL
Waverly|MI
Hunt Valley|MD
Fuquay-Varina|NC
Fountain Hills|AZ
Forest Grove|OR
Unionport|NY
Champlin|MN
South Portland Gardens|ME
Centerville|OH
Bloomington|CA
Bainbridge Island|WA
Morrisville|NC
Marshall|TX
Watertown|WI
Kernersville|NC
Dickinson|ND
Old Bridge|NJ
Fort Washington|MD
Dinuba|CA
Barstow|CA
Fairland|MD
Brookings|SD
Blue Island|IL
Faribault|MN
Baileys Crossroads|VA
Eagle|ID
Norland|FL
Scotch Plains|NJ
Glenville|OH
El Cerrito|CA
Brandon|MS
Derby|KS
Graham|WA
Ilchester|MD
Bayonet Point|FL
Easton|MA
Loves Park|IL
Avon Lake|OH
San Lorenzo|CA
Morton Grove|IL
Kingston|NY
McDonough|GA
Romulus|MI
Rosemount|MN
Mansfield|MA
Laguna Beach|CA
Springfield|PA
Bellview|FL
Terrytown|LA
Crestview|FL
Keene|NH
Greenwood|SC
Gallup|NM
South Old Bridge|NJ
Duncan|OK
Griffin|GA
Dolton|IL
Webster Groves|MO
Belton|MO
Columbus|MS
Denison|TX
East Elmhurst|NY
Kerrville|TX
Pooler|GA
Mequon|WI
Vicksburg|MS
Wright|FL
Morrisania|NY
Palm City|FL
Middleborough|MA
Arnold|MD
Isla Vista|CA
Vero Beach South|FL
Van Buren|AR
East Peoria|IL
Landover|MD
Windham|CT
Jacksonville Beach|FL
Calabasas|CA
Solon|OH
Chantilly|VA
Candler-McAfee|GA
Roselle|IL
Copiague|NY
Munster|IN
Ladera Ranch|CA
Lisle|IL
Picnic Point-North Lynnwood|WA
East Naples|FL
Crystal|MN
Cloverleaf|TX
Dixiana|AL
Machesney Park|IL
East Tremont|NY
Pelham|AL
Auburn|ME
Tremont|NY
Lincolnia|VA
Kiryas Joel|NY
Valinda|CA
Marysville|OH
Haines City|FL
Columbus|NE
Bristol|RI
Millbrae|CA
Newberg|OR
The Crossings|FL
Valley Station|KY
Lennox|CA
East Lake-Orient Park|FL
Farmington|MN
Wilsonville|OR
Hutto|TX
Bloomingdale|FL
West Odessa|TX
Inglewood-Finn Hill|WA
Oak Harbor|WA
Ewa Gentry|HI
Oak Ridge|FL
Rosemont|CA
Auburn Hills|MI
Pottstown|PA
Leisure City|FL
West Puente Valley|CA
Maple Heights|OH
Willoughby|OH
Benbrook|TX
Cranford|NJ
Garden City|NY
Farmington|UT
Wasco|IL
Hastings|MN
Avon|OH
North Augusta|SC
Guilford|CT
Cottage Lake|WA
Corcoran|CA
Melrose|NY
East Patchogue|NY
West Springfield|VA
Hudson|OH
Port Hueneme|CA
Holiday|FL
Radcliff|KY
Hopewell|VA
New Castle|PA
South Elgin|IL
Prichard|AL
New Brighton|MN
Anniston|AL
Palm Springs|FL
Ruston|LA
Wilmington|MA
Barceloneta|PR
Midlothian|TX
Oxford|MS
Oakdale|CA
Darien|IL
Bloomingdale|IL
Venice|FL
Ludlow|MA
South Bradenton|FL
Hillside|NJ
North Plainfield|NJ
Acworth|GA
Pascagoula|MS
Sunny Isles Beach|FL
Roseburg|OR
Oxford|OH
Merrick|NY
Somerset|NJ
Moses Lake|WA
Saginaw|TX
Greater Northdale|FL
Northdale|FL
Summit|NJ
Watertown|SD
Alliance|OH
LaPorte|IN
Kalispell|MT
South Holland|IL
Princeton|FL
Kenmore|WA
Del City|OK
Derry|NH
Hamtramck|MI
Great Kills|NY
Wekiwa Springs|FL
Leesburg|FL
Duarte|CA
Converse|TX
Villa Park|IL
Decatur|GA
Park Forest|IL
Christiansburg|VA
Jurupa Valley|CA
Ashland|CA
West and East Lealman|FL
Farragut|TN
La Porte|IN
Prairie Village|KS
Smithfield|RI
Clarksville|IN
Wadsworth|OH
Camas|WA
Fort Walton Beach|FL
Geneva|IL
Brent|FL
South Euclid|OH
Brushy Creek|TX
Windsor|CO
Westchase|FL
Sugar Hill|GA
Chillicothe|OH
South Lake Tahoe|CA
Anthem|AZ
West Carson|CA
Massapequa|NY
Canton|MA
Roselle|NJ
Lincoln|RI
Lumberton|NC
Taylors|SC
Yucca Valley|CA
Westford|MA
Guayama|PR
Edgewater|FL
Allison Park|PA
Bay Point|CA
Portsmouth|NH
Sedalia|MO
Naples|FL
Patterson|CA
Greenfield|IN
Waynesboro|VA
Albertville|AL
Stoneham|MA
Perrysburg|OH
Erie|CO
Klamath Falls|OR
Clinton|UT
Green Valley|AZ
Evans|CO
Mandan|ND
Winchester|MA
Okemos|MI
Arnold|MO
East Moline|IL
West Pensacola|FL
Kinston|NC
Shelbyville|TN
Marquette|MI
Fairfield Heights|IN
Biddeford|ME
Golden Valley|MN
Canyon Lake|TX
Oxford|AL
South Milwaukee|WI
Marina|CA
Mukilteo|WA
Rancho San Diego|CA
Charleston|IL
Bedford|NH
Carrboro|NC
Crest Hill|IL
Saint Andrews|SC
Ashland|KY
Hays|KS
Ferguson|MO
Conway|SC
Laurelton|NY
Lino Lakes|MN
West Lake Stevens|WA
New Hope|MN
Palm River-Clair Mel|FL
Trussville|AL
Woodrow|NY
Corinth|TX
Mountlake Terrace|WA
Chester|VA
Nixa|MO
East Ridge|TN
Plainview|TX
Grayslake|IL
Agoura Hills|CA
Acton|MA
Sanford|ME
Silver Firs|WA
Hauppauge|NY
Kihei|HI
South El Monte|CA
Arvin|CA
Johnston|IA
Gardner|KS
Lathrop|CA
Ashland|OR
Sidney|OH
Birmingham|MI
Sweetwater|FL
Milwaukie|OR
East Millcreek|UT
Grand Island|NY
Union City|GA
Piqua|OH
Lomita|CA
Cockeysville|MD
Easley|SC
New Springville|NY
Pleasantville|NJ
Liberal|KS
Palisades Park|NJ
Jenks|OK
Simpsonville|SC
Latham|NY
Darien|CT
Pleasant Prairie|WI
Mountain Brook|AL
Chambersburg|PA
Adrian|MI
West Melbourne|FL
Rotterdam|NY
Lakeside|CA
Bethany|OR
Lake Worth Corridor|FL
Winter Gardens|CA
Lockport|NY
Lebanon|OH
Wade Hampton|SC
Murphy|TX
Coralville|IA
Ensley|FL
Sapulpa|OK
American Canyon|CA
South San Jose Hills|CA
Belton|TX
Agoura|CA
Bayville|NJ
Arbutus|MD
Hammond|LA
Libertyville|IL
Pittsburg|KS
Portsmouth|OH
Granite Bay|CA
Louisville|CO
Humacao|PR
Northfield|MN
Rocky River|OH
Raymore|MO
Middletown|DE
Havelock|NC
Harvey|LA
Gardner|MA
Golden|CO
Cartersville|GA
Ashland|OH
Oakleaf Plantation|FL
Affton|MO
Yauco|PR
Ramona|CA
Cambria Heights|NY
Elmwood Park|NJ
Elko|NV
Hollis|NY
Nogales|AZ
Parma Heights|OH
La Cañada Flintridge|CA
Mustang|OK
Rose Hill|VA
East Northport|NY
Glen Avon|CA
Sulphur|LA
Shelby|NC
Montville Center|CT
Ferndale|MI
South Saint Paul|MN
Lynn Haven|FL
Lake Ronkonkoma|NY
Lexington|SC
Murrysville|PA
Cumberland|MD
Stephenville|TX
Oregon|OH
Eastmont|WA
Monroe|MI
Coconut Grove|FL
West Mifflin|PA
Mill Creek|WA
Pace|FL
Miamisburg|OH
Palm Valley|FL
Rolla|MO
Tukwila|WA
DeBary|FL
Lyndhurst|NJ
Lake Zurich|IL
Germantown|WI
Bryant|AR
Eustis|FL
Universal City|TX
Newburg|KY
Johnstown|PA
Socastee|SC
Ypsilanti|MI
North Bellmore|NY
King of Prussia|PA
Hayesville|OR
Warrensburg|MO
Mokena|IL
Norwood|OH
Mariners Harbor|NY
Bonney Lake|WA
Dickinson|TX
Clifton|CO
Lealman|FL
Hermosa Beach|CA
Selden|NY
Clemmons|NC
West Chester|PA
Evergreen Park|IL
Southbury|CT
Baldwin|PA
Marblehead|MA
Norton|MA
Plattsburgh|NY
North Salt Lake|UT
Sand Springs|OK
Painesville|OH
Greenfield|MA
Pickerington|OH
New Canaan|CT
Albany|CA
Snellville|GA
Sparta|NJ
Columbia Heights|MN
Holtsville|NY
Salmon Creek|WA
La Crescenta-Montrose|CA
Spanish Lake|MO
Willmar|MN
Tysons Corner|VA
Forest Lake|MN
Bethany|OK
Montclair|VA
Lynbrook|NY
Orchards|WA
Payson|UT
West Saint Paul|MN
Madisonville|KY
Ives Estates|FL
Selma|AL
Papillion|NE
Montgomery|IL
Badger|AK
Seymour|IN
Lake Shore|MD
McKeesport|PA
Pinecrest|FL
Weirton Heights|WV
Port Angeles|WA
Hazel Dell|WA
Angleton|TX
Fernley|NV
Alice|TX
Lake Forest|IL
Battle Ground|WA
Dixon|CA
Forest Park|GA
Mamaroneck|NY
Homewood|IL
Bear|DE
Bayou Cane|LA
Orange|TX
Alsip|IL
Lutz|FL
Green Haven|MD
Lexington|NC
Bellwood|IL
Clayton|NC
Central Falls|RI
Sun Valley|NV
Horizon City|TX
Sherwood|OR
Waterford|CT
Orinda|CA
Pinole|CA
Woodbridge|NJ
Sun City Center|FL
Rosedale|MD
Altamont|OR
Howard|WI
Alamo|TX
Broadview Heights|OH
Upper Saint Clair|PA
Haslett|MI
Newton|KS
Glassboro|NJ
Altus|OK
Blythe|CA
Silverdale|WA
Covington|WA
Matteson|IL
Tumwater|WA
Old Jamestown|MO
Weirton|WV
White Oak|OH
Carlisle|PA
Mineola|NY
Shelbyville|IN
Tullahoma|TN
Ozark|MO
Secaucus|NJ
Jacksonville|IL
Madison|CT
Camp Springs|MD
Ronkonkoma|NY
Saco|ME
Maple Shade|NJ
Hawthorne|NJ
Fresno|TX
East Massapequa|NY
Amherst Center|MA
Montrose|CO
Brownwood|TX
Southbridge|MA
Deerfield|IL
Castaic|CA
Ennis|TX
Ellensburg|WA
Claremore|OK
Waukee|IA
Jasmine Estates|FL
Melville|NY
Kew Gardens|NY
Middleton|WI
Bartow|FL
Sylvania|OH
Rio Rico|AZ
Murray|KY
Arlington|WA
North Druid Hills|GA
Brookfield|IL
North Bay Shore|NY
Milledgeville|GA
Stillwater|MN
Cortland|NY
Berea|OH
Twinsburg|OH
Wantagh|NY
West Hempstead|NY
Ansonia|CT
Troy|AL
Mayfield Heights|OH
Laurel|MS
Syosset|NY
Brook Park|OH
Union Hill-Novelty Hill|WA
Erlanger|KY
Rossville|NY
South Burlington|VT
Casa de Oro-Mount Helix|CA
Langley Park|MD
Brigham City|UT
Thomasville|GA
Fairmont|WV
Fairhope|AL
Greater Upper Marlboro|MD
Frederickson|WA
Iselin|NJ
Suwanee|GA
Whitehall|OH
Rutherford|NJ
Islip|NY
Forest Park|OH
Westminster|MD
Frankfort|IL
Niles|OH
Marshfield|WI
Lorton|VA
Morristown|NJ
Gautier|MS
Bourbonnais|IL
Goodings Grove|IL
Macomb|IL
Point Pleasant|NJ
Bellaire|TX
El Reno|OK
Chowchilla|CA
Mead Valley|CA
Hyattsville|MD
Cayey|PR
Happy Valley|OR
Augusta|ME
Onalaska|WI
Round Lake|IL
Stafford|TX
Yorkville|IL
Winchester|KY
North Ogden|UT
Bensenville|IL
Forney|TX
Monsey|NY
Fern Creek|KY
Shenandoah|LA
El Dorado|AR
Trenton|MI
Ashtabula|OH
Natchitoches|LA
Cudahy|WI
Dover|NJ
Ottawa|IL
Shafter|CA
Amesbury|MA
Franklin Park|IL
Meadowbrook|VA
McAlester|OK
Punta Gorda Isles|FL
Palestine|TX
Sherrelwood|CO
Creve Coeur|MO
Ballenger Creek|MD
Cinco Ranch|TX
Helena|AL
Palmer|MA
Belle Glade|FL
Makakilo|HI
Franconia|VA
Eastlake|OH
Manchester|MO
Cameron Park|CA
Steubenville|OH
Springboro|OH
Wallingford Center|CT
Lanham-Seabrook|MD
Clark-Fulton|OH
Farmington|MO
Pampa|TX
Somerset|MA
Florida Ridge|FL
Five Corners|WA
Boone|NC
Seminole|FL
Punta Gorda|FL
Rosamond|CA
Cutler|FL
Mattoon|IL
Arroyo Grande|CA
Monroe|WA
Rancho Mirage|CA
Limerick|PA
Wilton|CT
Huntington|NY
Ojus|FL
Santa Fe Springs|CA
Vincennes|IN
Amsterdam|NY
Durango|CO
Dumont|NJ
Hanahan|SC
Central Point|OR
Highland|UT
Elizabeth City|NC
Newburyport|MA
Rockland|MA
Westbrook|ME
St. Marys|GA
Cary|IL
Lackawanna|NY
Westerly|RI
Maumelle|AR
Leland|NC
Wisconsin Rapids|WI
Lenoir|NC
North Massapequa|NY
Scarsdale|NY
Nanuet|NY
Gretna|LA
Sheridan|WY
North Amityville|NY
Arcata|CA
Hannibal|MO
Wahiawa|HI
Colonial Heights|VA
Marion|IL
Colonia|NJ
Logansport|IN
Oswego|NY
Linda|CA
Tinton Falls|NJ
Godfrey|IL
Portsmouth|RI
Willimantic|CT
Calverton|MD
Oxon Hill|MD
Takoma Park|MD
Wallingford|CT
Sycamore|IL
Cocoa|FL
Martinsburg|WV
Marco Island|FL
Tiffin|OH
Albert Lea|MN
South Hadley|MA
Shaw|DC
Ocean Springs|MS
Candelaria|PR
Hinsdale|IL
New Castle|IN
Winthrop|MA
Lindenwold|NJ
Bay City|TX
Hopkins|MN
Allendale|MI
Menasha|WI
Palos Hills|IL
Prunedale|CA
Culpeper|VA
Stevenson Ranch|CA
South Houston|TX
Kirksville|MO
Tallmadge|OH
North Babylon|NY
Mesquite|NV
New Philadelphia|OH
Saint Matthews|KY
Maitland|FL
North Aurora|IL
Safety Harbor|FL
North Canton|OH
East Hemet|CA
White Oak|MD
Radford|VA
Tillmans Corner|AL
Detroit-Shoreway|OH
Anoka|MN
East Cleveland|OH
Sudbury|MA
Plainville|CT
Ada|OK
Middletown|RI
Glassmanor|MD
South Orange|NJ
Idylwood|VA
Seabrook|MD
Durant|OK
Killingly Center|CT
Kings Park|NY
Canby|OR
Poplar Bluff|MO
Moraga|CA
Massapequa Park|NY
Kuna|ID
Foley|AL
Ruskin|FL
Hermiston|OR
Nederland|TX
Ashwaubenon|WI
Bristol|VA
Okolona|KY
Bayside|CA
Wyckoff|NJ
Woodmere|NY
Huntington|IN
Imperial|CA
Wayne|MI
White Settlement|TX
Eloy|AZ
Beckley|WV
Broad Ripple|IN
El Segundo|CA
Holden|MA
Avenel|NJ
East Setauket|NY
Goodlettsville|TN
Fayetteville|GA
Colchester|VT
Altoona|IA
Terrell|TX
Artesia|CA
South Ogden|UT
La Vista|NE
Hanover|MA
Tanque Verde|AZ
Glenvar Heights|FL
Pendleton|OR
Centerville|UT
Sayville|NY
Clarksdale|MS
Fairview Heights|IL
Norwalk|OH
San Carlos Park|FL
Concord|MA
Springfield|TN
New Milford|NJ
North Attleborough Center|MA
Country Club Hills|IL
Lemont|IL
Sartell|MN
Dyersburg|TN
Defiance|OH
Beltsville|MD
Centralia|WA
Chalmette|LA
Shorewood|IL
Ferndale|MD
Mount Vernon|OH
Westchester|IL
Bluffton|SC
Tifton|GA
Auburn|MA
Nipomo|CA
Laurel|VA
Taylor|TX
North Decatur|GA
Morganton|NC
Danville|KY
Barrington|RI
Washington|IL
Phoenixville|PA
Mercedes|TX
Center Point|AL
Lemay|MO
Wolcott|CT
Norcross|GA
Troutdale|OR
Oak Grove|OR
North Valley Stream|NY
Easton|MD
Easthampton|MA
Bothell West|WA
Tahlequah|OK
Hazel Park|MI
Douglas|AZ
Opelousas|LA
Grafton|MA
Sandalfoot Cove|FL
Brenham|TX
Opa-locka|FL
Beaver Dam|WI
Coalinga|CA
Seymour|CT
Jenison|MI
Cohoes|NY
Swansea|MA
Donna|TX
Vienna|VA
Pinewood|FL
Lansdale|PA
Sevierville|TN
Chickasha|OK
Kingsland|GA
Uvalde|TX
Hillcrest Heights|MD
Stuart|FL
Fairhaven|MA
Avon|IN
Zachary|LA
Red Wing|MN
Sikeston|MO
Bethpage|NY
Concord|MO
Flowing Wells|AZ
Bridgeview|IL
Fairview Park|OH
Laguna Woods|CA
Anacortes|WA
Mount Clemens|MI
Cañon City|CO
Saint Michael|MN
South River|NJ
Fort Thomas|KY
Sunset|FL
Prospect Heights|IL
Griffith|IN
Estelle|LA
Schofield Barracks|HI
Bon Air|VA
Oconomowoc|WI
Hough|OH
Vero Beach|FL
Sunnyside|WA
Lebanon|OR
Bayshore Gardens|FL
Streetsboro|OH
Calhoun|GA
Morton|IL
Menomonie|WI
Truckee|CA
Fremont|OH
Buckhall|VA
Gainesville|TX
Aberdeen|WA
Baychester|NY
Hopatcong Hills|NJ
Waterville|ME
Oroville|CA
Roosevelt|NY
Laconia|NH
Bellmore|NY
Hibbing|MN
Sudley|VA
Dublin|GA
Coos Bay|OR
Hope Mills|NC
Katy|TX
Brunswick|GA
Clarksburg|WV
Jollyville|TX
Highland Village|TX
Ocean Acres|NJ
Wolf Trap|VA
Madison|NJ
Portland|TX
Sulphur Springs|TX
Maryland City|MD
Manatí|PR
Siloam Springs|AR
Aguadilla|PR
Ham Lake|MN
West Columbia|SC
Frankfort|IN
Mount Pleasant|TX
Dyer|IN
Rye|NY
Fort Hunt|VA
Americus|GA
Hermitage|PA
Buffalo|MN
Crawfordsville|IN
Lake Mary|FL
Republic|MO
Albemarle|NC
Cherry Hill|VA
Country Walk|FL
Riverdale|GA
Abington|MA
Floral Park|NY
Prosper|TX
Walnut Park|CA
Pecan Grove|TX
Overland|MO
Grandville|MI
Four Corners|OR
Sunland Park|NM
North Liberty|IA
Burlington|KY
Parole|MD
Vincent|CA
Southchase|FL
Ukiah|CA
La Marque|TX
North Arlington|NJ
La Palma|CA
Seagoville|TX
Lebanon|IN
Clayton|MO
Pearl River|NY
Conyers|GA
Myrtle Grove|FL
Aldine|TX
Narragansett|RI
Kaukauna|WI
Port Washington|NY
New Port Richey|FL
Aurora|OH
Adams Morgan|DC
Rutland|VT
Asbury Park|NJ
Lutherville-Timonium|MD
Ashland|MA
Hybla Valley|VA
Longmeadow|MA
Elkton|MD
Grosse Pointe Woods|MI
Alton|TX
Pinehurst|NC
Groves|TX
West University Place|TX
Wilkinsburg|PA
Manassas Park|VA
Willow Grove|PA
Gatesville|TX
Avon Center|OH
La Grange|IL
Great Bend|KS
Shively|KY
Highland Springs|VA
Hueytown|AL
Talladega|AL
New Haven|IN
Mill Creek East|WA
Middleburg Heights|OH
Pacific Grove|CA
Mitchell|SD
Humble|TX
Greenwood Village|CO
Bryn Mawr-Skyway|WA
Bradley|IL
Elkridge|MD
Aberdeen|MD
North Myrtle Beach|SC
Williamstown|NJ
Long Beach|MS
Otsego|MN
Boulder City|NV
Fillmore|CA
Lake Wales|FL
Addison|TX
East Riverdale|MD
Laurinburg|NC
Hernando|MS
Hurricane|UT
Plainfield|CT
Hanover|PA
Lithia Springs|GA
Farmingville|NY
Mastic|NY
Setauket-East Setauket|NY
Harrison|NJ
Martha Lake|WA
Port Richmond|NY
Indianola|IA
Perry|GA
Jasper|IN
Winder|GA
Clive|IA
Clemson|SC
Greenwood|MS
Tavares|FL
Great Falls|VA
Jamestown|ND
Terrace Heights|NY
Emerson Hill|NY
Avocado Heights|CA
Eden|NC
Bay Village|OH
Makakilo City|HI
Westbury|NY
Bostonia|CA
Iona|FL
Dickson|TN
Newport|KY
Cullman|AL
Live Oak|TX
Roanoke Rapids|NC
Payson|AZ
Storrs|CT
The Dalles|OR
Los Lunas|NM
Dixon|IL
Bellevue|WI
Millbrook|AL
Brownsville|FL
Wailuku|HI
Warren Township|NJ
Seaford|NY
Washougal|WA
Dallas|OR
Graniteville|NY
Henderson|NC
Stallings|NC
River Falls|WI
Berkley|MI
Damascus|MD
Shelbyville|KY
Susanville|CA
Pataskala|OH
Traverse City|MI
South Yuba City|CA
Merrifield|VA
Ledyard|CT
Fords|NJ
New Territory|TX
Kapolei|HI
Clearlake|CA
McKinleyville|CA
Brunswick|ME
Highview|KY
Kenmore|NY
Belvedere Park|GA
Ripon|CA
Rossville|MD
Depew|NY
Seven Oaks|SC
Wilmington Island|GA
Parlier|CA
Gates-North Gates|NY
East Rancho Dominguez|CA
Natchez|MS
Cloverly|MD
Newton|IA
Lamont|CA
East Brainerd|TN
Vandalia|OH
Rio Linda|CA
East Longmeadow|MA
Ramsey|NJ
West Park|FL
Greeneville|TN
Mount Vernon|IL
Adelphi|MD
Front Royal|VA
Weston|WI
Spanish Springs|NV
Fort Leonard Wood|MO
Sterling|IL
Williamsburg|VA
Somerton|AZ
Three Lakes|FL
Auburndale|FL
Gloversville|NY
Hereford|TX
Eggertsville|NY
Batavia|NY
Dumas|TX
Bull Run|VA
Ammon|ID
Ewa Beach|HI
New River|AZ
Kilgore|TX
Fullerton|PA
Knik-Fairview|AK
Hudson|MA
Tonawanda|NY
Villa Rica|GA
North New Hyde Park|NY
Johnstown|CO
Tolland|CT
Canyon|TX
Jacksonville|TX
Berea|KY
Tenafly|NJ
Marco|FL
Jackson|MO
Corinth|MS
Coto De Caza|CA
Englewood|FL
Crowley|TX
Saint John|IN
Midlothian|IL
Welby|CO
Horsham|PA
Mastic Beach|NY
Mashpee|MA
Powder Springs|GA
Masonboro|NC
Jennings|MO
Head of Westport|MA
Scottsbluff|NE
Sierra Vista Southeast|AZ
East Highland Park|VA
Glen Allen|VA
Johnson City|NY
Douglaston|NY
Mineral Wells|TX
Cherryland|CA
Scottsboro|AL
Ozark|AL
Alexander City|AL
Lady Lake|FL
Niceville|FL
West Norriton|PA
Owosso|MI
Blytheville|AR
Ellington|CT
Whitewater|WI
Lebanon|MO
Hollins|VA
Forrest City|AR
Parkway|CA
Colesville|MD
Graham|NC
Cinnaminson|NJ
Fraser|MI
Chaparral|NM
Clark|NJ
Norridge|IL
Hammonton|NJ
Zephyrhills|FL
College Park|GA
Groveton|VA
Bemidji|MN
Hawaiian Gardens|CA
Bloomsburg|PA
Thibodaux|LA
Valle Vista|CA
Alamo|CA
Druid Hills|GA
Yankton|SD
Beech Grove|IN
Cedar Mill|OR
Lake Saint Louis|MO
Northview|MI
Harrisburg|NC
Warrington|FL
Royal Kunia|HI
Deming|NM
Greece|NY
Springdale|NJ
Phillipsburg|NJ
Hopatcong|NJ
Worthington|OH
Whitman|MA
Greensburg|PA
Hartselle|AL
Miami Springs|FL
South Farmingdale|NY
East Islip|NY
Kerman|CA
Warsaw|IN
Glasgow|KY
North Branford|CT
Springfield|NJ
Chubbuck|ID
Scott Lake|FL
Robbinsdale|MN
Franklin Park|PA
Lindenhurst|IL
Bridgetown|OH
Callaway|FL
Rio Grande City|TX
Pineville|LA
Cahokia|IL
Sarasota Springs|FL
Mill Valley|CA
Hugo|MN
Moultrie|GA
Brooklyn Park|MD
Chicago Ridge|IL
Cutlerville|MI
Morris|IL
Hartford|WI
Brookside|DE
Highland Park|NJ
Beacon|NY
Woodcrest|CA
Greendale|WI
Antioch|IL
Hunters Creek|FL
Carthage|MO
Manorville|NY
Phelan|CA
Glasgow|DE
Berea|SC
Glens Falls|NY
Los Osos|CA
New Franklin|OH
Hershey|PA
Knightdale|NC
Hewitt|TX
Alpine|CA
Gibsonton|FL
Gantt|SC
Lakeway|TX
Moorestown-Lenola|NJ
Murraysville|NC
Canton|IL
Bradley Gardens|NJ
Elk Plain|WA
Camano|WA
Berkeley Heights|NJ
Mount Holly|NC
Cherry Hill Mall|NJ
Oldsmar|FL
Fort Payne|AL
Wykagyl|NY
Jefferson Valley-Yorktown|NY
Five Forks|SC
Hayden|ID
Red Bluff|CA
New Fairfield|CT
Forest Park|IL
Hickory Hills|IL
Hyannis|MA
Arverne|NY
Hazel Crest|IL
Whitefish Bay|WI
Weehawken|NJ
Sterling|CO
North Reading|MA
Indiana|PA
Fish Hawk|FL
Longwood|FL
Jasper|AL
Reidsville|NC
Dentsville|SC
Northbridge|MA
New Cassel|NY
Rosedale|CA
Apollo Beach|FL
Waycross|GA
Washington|MO
Chippewa Falls|WI
Westwood|MA
Mount Washington|KY
East Bridgewater|MA
Washington Court House|OH
Rocky Point|NY
Halawa|HI
Holliston|MA
Pierre|SD
Collingswood|NJ
Horizon West|FL
Elfers|FL
McFarland|CA
Beach Park|IL
Sun Lakes|AZ
Fairburn|GA
Lincoln|IL
Seekonk|MA
Upper Grand Lagoon|FL
Willowick|OH
Orange|CT
Auburn|CA
South Venice|FL
Maumee|OH
Middlesex|NJ
Allouez|WI
Paradise Valley|AZ
Moberly|MO
Wood Dale|IL
Covington|GA
Saint Simon Mills|GA
Levelland|TX
Hutchinson|MN
Saraland|AL
King City|CA
Livingston|CA
Marietta|OH
Falls Church|VA
Metuchen|NJ
Olean|NY
Oneonta|NY
Ephrata|PA
Circleville|OH
Forest City|FL
Harper Woods|MI
Princeton Meadows|NJ
Whitehall|PA
Sault Ste. Marie|MI
Andrews|TX
Hendersonville|NC
Wauconda|IL
Fort Carson|CO
Oak Park|CA
Stanford|CA
Pottsville|PA
Homosassa Springs|FL
Ladson|SC
Swampscott|MA
Sharonville|OH
Elizabethton|TN
Clarksburg|MD
McMinnville|TN
Cromwell|CT
Buford|GA
Wixom|MI
West Richland|WA
Greenlawn|NY
Stony Brook|NY
Mountain Home|ID
Waimalu|HI
Carpinteria|CA
Salida|CA
Sienna Plantation|TX
Seabrook|TX
Gardendale|AL
Hidalgo|TX
Muscle Shoals|AL
Buda|TX
Mebane|NC
Baker|LA
Richton Park|IL
Lyndhurst|OH
Athens|TN
Fort Campbell North|KY
East Greenwich|RI
Palos Verdes Estates|CA
Canton|MS
Boerne|TX
Roselle Park|NJ
Fort Mill|SC
East Wenatchee|WA
Olivehurst|CA
Moss Point|MS
Bexley|OH
Marshall|MN
Pell City|AL
Martinsville|VA
Monroe|GA
Copley|OH
Cayce|SC
West Freehold|NJ
Miami|OK
La Grange Park|IL
Port Orchard|WA
Millbury|MA
Hampton Bays|NY
Grover Beach|CA
Bergen Beach|NY
Lebanon|NH
Lewisville|NC
Jericho|NY
Hudson|WI
Sharon|PA
Verona|NJ
Swansea|IL
Warrensville Heights|OH
Southern Pines|NC
Riverdale|IL
Palmetto Estates|FL
Henderson|TX
Glenmont|MD
North Mankato|MN
Hockessin|DE
Destin|FL
Mount Dora|FL
Lynden|WA
Havre de Grace|MD
Washington|PA
Waxhaw|NC
White Center|WA
River Ridge|LA
Olympia Heights|FL
Village of Campton Hills|IL
Conway|FL
Río Grande|PR
Glenn Dale|MD
San Marino|CA
Englewood|OH
Orangeburg|SC
Solana Beach|CA
Timberwood Park|TX
Lockhart|TX
Brecksville|OH
Chesterton|IN
Sauk Rapids|MN
South Park Township|PA
Oatfield|OR
Halawa Heights|HI
Monroe|OH
Kings Park West|VA
Nesconset|NY
Las Vegas|NM
Grain Valley|MO
Dunmore|PA
Brainerd|MN
Western Springs|IL
Discovery Bay|CA
Bedford|IN
Bellair-Meadowbrook Terrace|FL
Saint James|NY
Ridge|NY
New Ulm|MN
South Sioux City|NE
Warrenville|IL
Huron|SD
Shorewood|WI
Waunakee|WI
Beaufort|SC
Avenal|CA
Monticello|MN
Riverhead|NY
West Carrollton City|OH
Franklin Park|NJ
Piney Green|NC
Butler|PA
Citrus Ridge|FL
Fergus Falls|MN
Beeville|TX
California City|CA
Gonzalez|FL
Vadnais Heights|MN
North Adams|MA
Palmetto|FL
Lake Forest Park|WA
Spring Lake|NC
Mercerville|NJ
Colonial Park|PA
Glenpool|OK
Fruitville|FL
Red Hill|SC
Lindsay|CA
Calera|AL
University Heights|OH
Carriere|MS
Atlantic Beach|FL
Streator|IL
Lea Hill|WA
Waianae|HI
Teays Valley|WV
Lone Tree|CO
Brandermill|VA
Soddy-Daisy|TN
Snoqualmie|WA
Fostoria|OH
Oakland|NJ
Short Hills|NJ
Wayland|MA
Raynham|MA
Coatesville|PA
Clayton|OH
McPherson|KS
Crowley|LA
Harrison|AR
Saddle Brook|NJ
Dorado|PR
Bellefontaine|OH
Black Forest|CO
Ridgefield Park|NJ
Grovetown|GA
Bardstown|KY
Windham|NH
Worthington|MN
Commerce|CA
La Grande|OR
Saint Marys|PA
Stoughton|WI
Kingsgate|WA
Geneva|NY
Meadville|PA
Lockhart|FL
Harwich|MA
South Charleston|WV
Medway|MA
Marshall|MO
Santa Fe|TX
Newton|NC
North Auburn|CA
Tehachapi|CA
Saint Ann|MO
Thonotosassa|FL
Endicott|NY
Connersville|IN
Arrochar|NY
Ferndale|WA
Middleburg|FL
Rantoul|IL
Greenville|OH
Saint Simons Island|GA
Woodward|OK
Rochester|MI
Key Biscayne|FL
Claremont|NH
Superior|CO
Auburn|IN
Saint Augustine|FL
Powell|OH
Justice|IL
Glen Carbon|IL
West Monroe|LA
Malibu|CA
Borger|TX
College|AK
Shiloh|IL
Fort Drum|NY
Grass Valley|CA
Newington|VA
Greenwich|CT
Lakeland North|WA
Kingston|PA
Fulton|MO
El Dorado|KS
Wawarsing|NY
Mounds View|MN
Herrin|IL
Grenada|MS
Dover|OH
Hanover|NJ
Dardenne Prairie|MO
Saint Helens|OR
Forest Hill|TX
Weigelstown|PA
Dallas|GA
Glendale|WI
York Beach|ME
Holiday City-Berkeley|NJ
Hot Springs Village|AR
Fruita|CO
Kettering|MD
Athens|TX
New Carrollton|MD
Port Neches|TX
Hamilton Square|NJ
Fallsburg|NY
Charlton|MA
Seaside|NY
Bedford|OH
Andover|KS
Finneytown|OH
Elk City|OK
New Kensington|PA
Conneaut|OH
Derby|CT
Boone|IA
Minden|LA
Middle Valley|TN
Markham|IL
Belle Chasse|LA
Riviera Beach|MD
Pelham|NH
Pedley|CA
El Sobrante|CA
Nanakuli|HI
McComb|MS
Sylacauga|AL
Half Moon Bay|CA
Lilburn|GA
Centralia|IL
West Valley|WA
San Anselmo|CA
Artondale|WA
Lincolnwood|IL
Panama City Beach|FL
Montgomeryville|PA
Joppatowne|MD
Uxbridge|MA
Effingham|IL
Eufaula|AL
Channahon|IL
Moody|AL
Loveland|OH
South Daytona|FL
Platteville|WI
Gaffney|SC
Kemp Mill|MD
Rogers|MN
Azalea Park|FL
Lakeland|TN
Rendon|TX
Palos Heights|IL
Wickliffe|OH
Verona|WI
Woodhaven|MI
Bonita|CA
Kewanee|IL
Woodland Park|NJ
Bainbridge|GA
Cambridge|MD
Isabela|PR
Bedford|MA
Windsor Locks|CT
Winnetka|IL
New Providence|NJ
Green River|WY
Grand Terrace|CA
Patchogue|NY
Cedar Grove|NJ
Ardmore|PA
Wilmington|OH
Ringwood|NJ
North Madison|IN
Steamboat Springs|CO
Abbeville|LA
Fort Atkinson|WI
Lake Arrowhead|CA
Irondale|AL
Lumberton|TX
Larkspur|CA
Port Lavaca|TX
Mount Vernon|VA
Brookhaven|MS
Fernway|PA
Beatrice|NE
Ottawa|KS
Wilton Manors|FL
Four Corners|TX
Federal Heights|CO
Spring Creek|NV
New Baltimore|MI
Forestville|MD
Chatham|IL
Atco|NJ
Mandeville|LA
Fernandina Beach|FL
Miller Place|NY
Escanaba|MI
Mountain Home|AR
Lake Los Angeles|CA
Cleveland|MS
Portland|TN
Gulfport|FL
Plover|WI
Cornelius|OR
Broadlands|VA
Northlake|IL
Big Bear City|CA
North Castle|NY
Eatontown|NJ
Coolidge|AZ
Marion|AR
West Plains|MO
Plymouth|CT
Trenton|OH
Overlea|MD
North Merrick|NY
Port Saint John|FL
Green Valley|MD
Okmulgee|OK
South Miami|FL
Hasbrouck Heights|NJ
Jacksonville|AL
Marysville|CA
Clarkston|GA
Kingston|MA
Davidson|NC
Winfield|KS
Red Bank|NJ
Somerville|NJ
Kings Point|FL
East Hanover|NJ
Tucson Estates|AZ
Haverstraw|NY
Suamico|WI
Timberlake|VA
Riverview|MI
Choctaw|OK
Lake City|FL
Babylon|NY
Travilah|MD
Blue Ash|OH
Hudson|FL
Neosho|MO
Baraboo|WI
Freeport|TX
Stony Point|NY
Richmond|TX
Arkansas City|KS
Amherst|OH
New Kingman-Butler|AZ
Evanston|WY
Speedway|IN
Weatherford|OK
Florida City|FL
Port Royal|SC
Wells Branch|TX
Luling|LA
Mount Sinai|NY
Brown Deer|WI
Salisbury|NY
Dunkirk|NY
Woodmere|LA
Washington|IN
Cloquet|MN
Festus|MO
Chelsea|AL
Poquoson|VA
Irmo|SC
San Germán|PR
Lake Station|IN
Glenn Heights|TX
Madison|IN
Goldenrod|FL
Vega Alta|PR
Norton|OH
Artesia|NM
Edgewater|NJ
Fairfax Station|VA
Stafford|CT
Centerton|AR
Smithfield|NC
Red Oak|TX
Los Alamos|NM
North Palm Beach|FL
Clawson|MI
Salem|OH
Cedar Lake|IN
Fortuna|CA
Glen Rock|NJ
Firestone|CO
Portales|NM
Gladstone|OR
La Homa|TX
Martinsville|NJ
Kailua-Kona|HI
Waconia|MN
Shepherdsville|KY
Crestwood|MO
Youngsville|LA
North Wantagh|NY
Freehold|NJ
Monfort Heights|OH
Scotts Valley|CA
Holly Hill|FL
Coamo|PR
Leeds|AL
Richmond Hill|GA
Hormigueros|PR
Bogalusa|LA
Bennsville|MD
Dranesville|VA
Guymon|OK
West Haven|UT
Bucyrus|OH
Kelso|WA
Pennsville|NJ
Maryville|MO
Clayton|CA
California|MD
Lakeside|VA
Terryville|NY
Wanaque|NJ
Cypress Lake|FL
Alexandria|MN
Westwood Lake|FL
Morgan City|LA
Florham Park|NJ
Kingsburg|CA
Greensburg|IN
Cottonwood|AZ
Schiller Park|IL
Lovington|NM
Sugarland Run|VA
Pontiac|IL
Bridgeton|MO
Franklin|OH
Woodinville|WA
Red Bank|TN
Newport East|RI
Snyder|TX
Lansing|KS
Beachwood|OH
Lower Burrell|PA
Trophy Club|TX
Somersworth|NH
Healdsburg|CA
Blackfoot|ID
South Lyon|MI
Douglas|GA
Carver|MA
Wallington|NJ
Ocean Pines|MD
Jensen Beach|FL
Lahaina|HI
Emeryville|CA
Azle|TX
East Bethel|MN
Martinsville|IN
Seven Hills|OH
Macedonia|OH
Weston|MA
Waipio|HI
Magnolia|AR
River Edge|NJ
Oquirrh|UT
Guttenberg|NJ
Mexico|MO
North Lindenhurst|NY
Wyandanch|NY
Goshen|OH
Lexington Park|MD
Arlington|TN
Ravenna|OH
Enumclaw|WA
Oskaloosa|IA
Verde Village|AZ
El Campo|TX
Lynnfield|MA
Cocoa Beach|FL
San Sebastián|PR
Elizabethtown|PA
Mack|OH
Robstown|TX
Port Washington|WI
Lakeland South|WA
Home Gardens|CA
Villas|FL
Upper Montclair|NJ
Sun Village|CA
Archdale|NC
Tarrytown|NY
Moss Bluff|LA
Mountain Park|GA
Fulton|NY
Garden City|ID
Urbana|OH
Valley Falls|RI
North Bellport|NY
Troy|MO
Lakeland Village|CA
Tomball|TX
Greatwood|TX
Gladeview|FL
Destrehan|LA
Cheney|WA
Richfield|WI
Groveland|FL
Grafton|WI
Shady Hills|FL
Yeadon|PA
Hobe Sound|FL
Byram|MS
Claiborne|LA
Yulee|FL
Excelsior Springs|MO
Rehoboth|MA
Robinson|TX
Cedarburg|WI
Gainesville|VA
Lewisburg|TN
Royse City|TX
Prairie Ridge|WA
Anna|TX
Bellmawr|NJ
North Saint Paul|MN
Hillsborough|CA
Los Alamitos|CA
Endwell|NY
Clute|TX
Fenton|MI
Somerset|KY
Branson|MO
Parker|SC
Mendota|CA
Lakes by the Bay|FL
Mays Chapel|MD
Salem|WI
Haddonfield|NJ
Frederick|CO
Webster|MA
Crossville|TN
Hawaiian Paradise Park|HI
D'Iberville|MS
Summit|IL
Ridgefield|NJ
Lyndon|KY
Ionia|MI
Carnot-Moon|PA
Newcastle|WA
Emmaus|PA
Greentree|NJ
Tyngsboro|MA
Grosse Ile|MI
Jefferson Hills|PA
Ocean City|NJ
Camden|AR
Oxford|CT
Waupun|WI
Niles|MI
North Valley|NM
Oak Hills|OR
Two Rivers|WI
Gloucester City|NJ
Lakewood Park|FL
Smyrna|DE
Fort Morgan|CO
Mango|FL
Gardnerville Ranchos|NV
East Grand Rapids|MI
Magalia|CA
Broussard|LA
Walker Mill|MD
West Sedona|AZ
Corozal|PR
Robertsville|NJ
Merriam|KS
Madison Heights|VA
Woods Cross|UT
Spearfish|SD
Plano|IL
Warren|RI
Shiloh|OH
Guthrie|OK
Cusseta|GA
Huntington|VA
Lewis Center|OH
Wrentham|MA
Loganville|GA
Westwood|NJ
Munhall|PA
Yazoo City|MS
Minooka|IL
Campbellsville|KY
Lake Grove|NY
Yorktown|IN
White House|TN
Browns Mills|NJ
Mendota Heights|MN
Grosse Pointe Park|MI
Pike Creek Valley|DE
Shiloh|PA
Beachwood|NJ
Haysville|KS
Spencer|IA
North Smithfield|RI
Orange City|FL
Berkley|CO
Pompton Lakes|NJ
Vernal|UT
River Forest|IL
Saint Peter|MN
Jefferson|LA
Jerome|ID
Springdale|OH
Elwood|NY
Grandview|WA
Leon Valley|TX
North Scituate|RI
Webb City|MO
Dudley|MA
Tarboro|NC
Sierra Madre|CA
Galena Park|TX
Camp Verde|AZ
Oakwood|NY
Mount Kisco|NY
East Renton Highlands|WA
Raymondville|TX
Chino Valley|AZ
Lantana|FL
Oneida|NY
Gulf Shores|AL
Dobbs Ferry|NY
Grand Rapids|MN
Coshocton|OH
Cherry Creek|CO
Webster|TX
Helena-West Helena|AR
Town and Country|MO
Lighthouse Point|FL
Lawrenceburg|KY
Village Park|HI
Fredericksburg|TX
South Yarmouth|MA
Canyon Lake|CA
East Milton|FL
Leicester|MA
Grand Haven|MI
Peru|IN
Lakeland Highlands|FL
Joint Base Lewis McChord|WA
Saint Albans|WV
Burkburnett|TX
Londonderry|NH
Diamond Springs|CA
Sonoma|CA
Millington|TN
Little Chute|WI
Vermilion-on-the-Lake|OH
Suffern|NY
Ontario|OR
Chalco|NE
West Point|MS
Crestwood|IL
Mountain Top|PA
Doctor Phillips|FL
Totowa|NJ
Spuyten Duyvil|NY
Mitchellville|MD
Little Ferry|NJ
Martin|TN
Union|MO
Damascus|OR
Highland Park|MI
Vidor|TX
Cordele|GA
Bluffdale|UT
Malvern|AR
Seymour|TN
Quartz Hill|CA
Gulf Gate Estates|FL
Storm Lake|IA
Trinity|FL
Fairfield|AL
Lincolnton|NC
Ironton|OH
Franklin Lakes|NJ
Brooklyn|OH
Newman|CA
Summerfield|MD
Corning|NY
Doraville|GA
Sturgis|MI
DeRidder|LA
Ogdensburg|NY
Taylorville|IL
Riverton|WY
Citrus|CA
Summerfield|NC
Show Low|AZ
Acushnet|MA
Waynesboro|PA
East Liverpool|OH
Coldwater|MI
Cabo Rojo|PR
Highland City|FL
Miami Shores|FL
Winchester Center|CT
Maltby|WA
Burr Ridge|IL
Sedro-Woolley|WA
Lindon|UT
Sweetwater|TX
Pine Castle|FL
Mount Holly|NJ
La Riviera|CA
Marinette|WI
Bellefontaine Neighbors|MO
Van Wert|OH
Muskegon Heights|MI
Monroe|WI
Holbrook|MA
Broomall|PA
Worth|IL
Jacinto City|TX
Smithfield|UT
Farmersville|CA
Crestline|CA
Kings Mountain|NC
Viera East|FL
Lowes Island|VA
Delhi|CA
Roessleville|NY
Sussex|WI
Arkadelphia|AR
Saks|AL
Echelon|NJ
Collegedale|TN
Vermillion|SD
Minneola|FL
Tamalpais-Homestead Valley|CA
Middlesboro|KY
Lyons|IL
Holly Springs|GA
Fort Madison|IA
Bolivar|MO
Bastrop|LA
Atchison|KS
Largo|MD
Fredonia|NY
Cheval|FL
Halfway|MD
Petal|MS
Kapaa|HI
Rosaryville|MD
Somers Point|NJ
Little Falls|NJ
Darby|PA
Vidalia|GA
Gonzales|LA
Grimes|IA
Picayune|MS
Klahanie|WA
Batesville|AR
Northbrook|OH
Kennett|MO
Burlington|WI
Placerville|CA
Garden Acres|CA
Muscoy|CA
Sandy|OR
Lansdowne|PA
Morro Bay|CA
Satellite Beach|FL
Scottdale|GA
Massena|NY
Old Saybrook|CT
Bedford Heights|OH
Vashon|WA
Camp Pendleton South|CA
Forest Acres|SC
Winton|CA
Keokuk|IA
Eureka|MO
Norwell|MA
Gardere|LA
Accokeek|MD
Union City|TN
Vernon|TX
Vienna|WV
Eltingville|NY
Santaquin|UT
North Versailles|PA
Lawrenceburg|TN
Roscoe|IL
Hillsdale|NJ
Exeter|CA
Belmont|NC
Forestville|OH
Weddington|NC
Farmington|MI
Jackson|WY
Chesapeake Ranch Estates|MD
Fox Lake|IL
Manchester|TN
The Pinery|CO
Pine Hill|NJ
Montgomery|OH
Sebring|FL
Dent|OH
Bound Brook|NJ
Sauk Village|IL
Rockport|TX
Heath|OH
Ventnor City|NJ
Middle Island|NY
Arizona City|AZ
Richmond Heights|OH
Wyomissing|PA
Burley|ID
Vermilion|OH
Key Largo|FL
Warr Acres|OK
Canandaigua|NY
Manville|NJ
West Haverstraw|NY
Lincoln Park|NJ
Melvindale|MI
Cambridge|OH
Greencastle|IN
Big Rapids|MI
Kinnelon|NJ
Palatka|FL
Columbia|PA
Sedona|AZ
Celina|OH
Norfolk|MA
Portage|WI
Wabash|IN
Struthers|OH
Cadillac|MI
Big Lake|MN
Pella|IA
Castle Pines North|CO
Mount Airy|NC
Barrington|IL
Durham|NH
West Point|UT
Silver Springs|FL
Newberry|SC
Linthicum|MD
Reading|OH
Bluefield|WV
Little Canada|MN
Eunice|LA
Wood River|IL
Hull|MA
Morris Park|NY
Newport|OR
Beverly Hills|MI
Edwards|CO
Cedar Hills|UT
Pleasant Grove|AL
Lancaster|NY
Nanticoke|PA
Milford|DE
Rossmoor|CA
Timberlane|LA
Sleepy Hollow|NY
Fairview Shores|FL
Waterloo|IL
Alpine|UT
Beecher|MI
Fairmount|NY
Española|NM
Berwick|PA
Roma|TX
Fairmont|MN
River Grove|IL
Anderson|CA
North Branch|MN
Watervliet|NY
Vail|AZ
Gages Lake|IL
Raceland|LA
Columbia|IL
Capitola|CA
North Logan|UT
Jennings|LA
Bohemia|NY
Alpena|MI
Bellmead|TX
Forestdale|AL
Wells Beach Station|ME
Lake Morton-Berrydale|WA
Gold Camp|AZ
Shasta Lake|CA
Gold Canyon|AZ
Lanham|MD
Paris|TN
Great Neck|NY
East Stroudsburg|PA
Oil City|PA
Norwalk|IA
Marlton|NJ
Galion|OH
Denham Springs|LA
Fort Knox|KY
Essex Junction|VT
San Diego Country Estates|CA
Maynard|MA
Goulds|FL
Waldwick|NJ
Port Salerno|FL
Parsons|KS
Comstock Park|MI
Avon Park|FL
Mayfield|KY
Bonham|TX
Lexington|NE
Countryside|VA
Waverly|IA
Canyon Rim|UT
London|OH
North Andrews Gardens|FL
Clinton|TN
Atmore|AL
Little Neck|NY
Oregon|WI
Poulsbo|WA
Troy|IL
New Port Richey East|FL
Plymouth|IN
Monmouth|OR
Grantsville|UT
Elon|NC
Woodbury|NJ
Waggaman|LA
Fort Salonga|NY
Bluffton|IN
Silver City|NM
Fairview|CA
Del Aire|CA
Cross Lanes|WV
Huguenot|NY
Uniontown|PA
Harrisonville|MO
Pearsall|TX
Benton Harbor|MI
Fife|WA
Cottage Grove|OR
Carroll|IA
Lambertville|MI
Peru|IL
Arden Hills|MN
Croydon|PA
Indianola|MS
Covington|LA
Kendallville|IN
Timonium|MD
Lake Monticello|VA
Lackland Air Force Base|TX
Lake Mohawk|NJ
Flat Rock|MI
Cape Canaveral|FL
Glenwood Springs|CO
Corte Madera|CA
Tipp City|OH
Harrison|OH
Warrenton|VA
Coral Hills|MD
Elkhorn|WI
East Rockaway|NY
Fairfield|IA
Hope|AR
Bloomingdale|TN
New Albany|OH
Andover|FL
Brownsville|TN
Moncks Corner|SC
Keansburg|NJ
Paris|KY
Northampton|PA
Middleton|MA
Brandon|SD
Highland|IL
Russellville|AL
Fate|TX
Brambleton|VA
Utuado|PR
Rincon|GA
Cameron|MO
Havre|MT
Shelton|WA
Christiana|TN
Pleasanton|TX
Edgewood|WA
Wapakoneta|OH
Monticello|AR
Alamosa|CO
New Hyde Park|NY
Waynesville|NC
Burlington|NJ
Maywood|NJ
Fort Oglethorpe|GA
Inwood|NY
Cody|WY
Walnut Grove|WA
Washington|NC
Wyndham|VA
Hartford|VT
Lake Arbor|MD
Merrydale|LA
Minnehaha|WA
Reserve|LA
Union Park|FL
Roma-Los Saenz|TX
Progress|PA
Le Mars|IA
Alachua|FL
Marysville|MI
East La Mirada|CA
Woodbury|CT
Silverton|OR
Cairo|GA
Baker City|OR
Cedartown|GA
Panthersville|GA
Brownfield|TX
Vinings|GA
Dunn|NC
Hermantown|MN
Sumner|WA
Ingleside|TX
Boaz|AL
Potsdam|NY
Southborough|MA
Safford|AZ
Sparta|WI
Mountain House|CA
North Bend|OR
Snohomish|WA
Coffeyville|KS
Park Forest Village|PA
Winfield|IL
Hampton|NH
Clay|AL
Sunbury|PA
Holmen|WI
Westview|FL
Edgemere|NY
Soquel|CA
Kalaoa|HI
Bladensburg|MD
Jesup|GA
Milton|FL
Astoria|OR
Mooresville|IN
Red Bank|SC
Danville|IN
Saddle Brooke|AZ
Rye Brook|NY
La Salle|IL
Tega Cay|SC
Lock Haven|PA
Winslow|AZ
Rosslyn|VA
Girard|OH
Bee Ridge|FL
Orange Cove|CA
Gifford|FL
Rainbow City|AL
Hackettstown|NJ
Hamburg|NY
Bristol|PA
Clinton|OK
Picture Rocks|AZ
Rifle|CO
Coweta|OK
Lake Barcroft|VA
Brock Hall|MD
Bethel|CT
Reedsburg|WI
Chevy Chase|DC
Chevy Chase|MD
Prineville|OR
Dongan Hills|NY
Howell|MI
Clifton|NY
Pecos|TX
Marine Corps Base Hawaii - MCBH|HI
Steger|IL
North Kensington|MD
White Marsh|MD
Sugar Grove|IL
North Gates|NY
Brentwood|PA
Fort George G Mead Junction|MD
River Vale|NJ
Taft|CA
White Horse|NJ
Mission|KS
Maili|HI
Chillicothe|MO
Amityville|NY
Woodlyn|PA
Villas|NJ
Flossmoor|IL
Braselton|GA
Prospect|CT
Orono|ME
Pryor Creek|OK
Pájaros|PR
Decatur|IN
Valley|AL
Winterville|NC
West Perrine|FL
Somers|WI
Lowell|IN
Southwick|MA
Springfield|FL
Newcastle|OK
Marlboro Village|MD
Clarksville|AR
Rensselaer|NY
Juana Díaz|PR
Lamesa|TX
Kearney|MO
South Huntington|NY
Anaconda|MT
Gloucester Point|VA
The Village|OK
Lisbon|ME
Granbury|TX
Willoughby Hills|OH
Mount Airy|MD
San Lorenzo|PR
Berlin|NH
Saint Francis|WI
North Bath|ME
Economy|PA
Thompson|CT
Tomah|WI
DuPont|WA
Woodbridge|CT
Valencia West|AZ
Blackhawk|CA
Harahan|LA
Bethalto|IL
Morehead City|NC
Saint Pete Beach|FL
Kendall Park|NJ
Aiea|HI
Mound|MN
Jeannette|PA
Port Townsend|WA
Warren|PA
North College Hill|OH
Fort Meade|MD
Greenwood|AR
Alcoa|TN
Rockcreek|OR
Pleasant Hill|IA
Charter Oak|CA
Rochelle|IL
Woodfield|SC
Isabel Segunda|PR
Augusta|KS
Bala-Cynwyd|PA
Hebron|CT
Anthony|NM
Monmouth|IL
Box Elder|SD
Harleysville|PA
Ellisville|MO
Wasilla|AK
Fairview|OR
Valley Center|CA
Frankfort Square|IL
Pleasant View|UT
Sweet Home|OR
Gunbarrel|CO
Bay Saint Louis|MS
Ecorse|MI
Seven Corners|VA
Chanute|KS
Perryton|TX
Friendly|MD
Tulalip|WA
Exeter|NH
Waseca|MN
Brookdale|NJ
Grants|NM
Stuarts Draft|VA
Smithville|MO
Merrill|WI
Purcellville|VA
Brewer|ME
Grosse Pointe Farms|MI
Mapleton|UT
Independence|OR
Lititz|PA
Guánica|PR
Groton|CT
Rockingham|NC
Leonia|NJ
Hartland|WI
Rio Del Mar|CA
Sutton|MA
Tiburon|CA
Scotchtown|NY
Garden City|SC
Brigantine|NJ
Heber City|UT
Aliquippa|PA
Harvard|IL
Alma|MI
Good Hope|CA
Centerville|MA
Highland Park|TX
Beckett Ridge|OH
Saint Dennis|KY
Urbana|MD
Riverdale|NY
Presque Isle|ME
Laurens|SC
East Rutherford|NJ
Blackstone|MA
Madera Acres|CA
Washington Terrace|UT
Succasunna|NJ
Versailles|KY
Grinnell|IA
Shawano|WI
Louisville|OH
La Plata|MD
Hondo|TX
Bay Minette|AL
Sheffield|AL
Selma|TX
Valley Cottage|NY
Forest|VA
Marianna|FL
Saline|MI
Roxborough Park|CO
Lenoir City|TN
Rock Falls|IL
Bennington|VT
Berkeley|MO
Atoka|TN
Andalusia|AL
Georgetown|SC
College Place|WA
Shelby|OH
Stuttgart|AR
Hernando|FL
Charlotte|MI
Micco|FL
Winston|FL
Fultondale|AL
Oakville|CT
Lake Lucerne|FL
East Haddam|CT
Rawlins|WY
Elgin|TX
Liberty|TX
Evergreen|CO
Fort Polk South|LA
Oakbrook|KY
Covington|TN
Thomaston|GA
Lincoln Village|OH
Marlton|MD
Sheffield Lake|OH
Edgewater|MD
Scott|LA
Fitzgerald|GA
Alexandria|KY
Olney|IL
Detroit Lakes|MN
Garden City|GA
Manteno|IL
Mechanicsburg|PA
San Elizario|TX
Glenwood|IL
Toppenish|WA
Chatham|NJ
Monett|MO
Glenshaw|PA
Madeira|OH
Gurabo|PR
Molalla|OR
Budd Lake|NJ
Montecito|CA
Dayton|NV
Stonegate|CO
Midland|WA
Sabana Grande|PR
Little River|SC
Eidson Road|TX
Independence|KS
Fallston|MD
Lancaster|SC
Sturgeon Bay|WI
Northwest Harborcreek|PA
Aibonito|PR
Glencoe|IL
Princeton|TX
De Forest|WI
Westerleigh|NY
New Windsor|NY
Canonsburg|PA
Park Ridge|NJ
Cypress Gardens|FL
Woodbury|NY
Liberty Lake|WA
Juncos|PR
Plymouth|MI
Eagle Point|OR
Clinton|MO
Pitman|NJ
Bayport|NY
Medulla|FL
Commerce|TX
Harrisburg|IL
Airmont|NY
Pulaski|VA
Olmsted Falls|OH
Larkfield-Wikiup|CA
Oak Hills|CA
Myrtle Grove|NC
Graham|TX
Sitka|AK
Columbia City|IN
Concord|NY
East Wenatchee Bench|WA
Quakertown|PA
Swissvale|PA
Matawan|NJ
South Amboy|NJ
Fort Irwin|CA
Clanton|AL
Craig|CO
Newark|NY
Bernalillo|NM
Isle of Normandy|FL
Lake Wylie|SC
Waihee-Waiehu|HI
White Meadow Lake|NJ
Riverside|IL
Milford|NH
Conning Towers-Nautilus Park|CT
New Albany|MS
Waterford|CA
Garrison|MD
Lake Villa|IL
New Richmond|WI
Maysville|KY
Tuskegee|AL
Plainedge|NY
Booneville|MS
Cresskill|NJ
Cloverdale|CA
Ahuimanu|HI
Picnic Point|WA
Dunn Loring|VA
Itasca|IL
Miles City|MT
Collingdale|PA
Delta|CO
Lapeer|MI
Franklin|KY
East York|PA
Woodway|TX
Incline Village|NV
Orosi|CA
Meadowbrook|AL
Edgewood|KY
Clinton|NC
Andover|MA
Rotonda West|FL
Saint Stephens|NC
Fuller Heights|FL
Gig Harbor|WA
Thief River Falls|MN
Marathon|FL
Leisure World|MD
Cape Saint Claire|MD
Barre|VT
Anderson Mill|TX
Oxford|NC
Woodmoor|CO
Poteau|OK
Audubon|NJ
West Athens|CA
Wharton|TX
Socorro|NM
Mentone|CA
Cortez|CO
Wagoner|OK
Moundsville|WV
Pryor|OK
Pine Lake Park|NJ
Flowood|MS
Orange Park|FL
Asbury Lake|FL
Park Hills|MO
Murphy|MO
Farmingdale|NY
Redlands|CO
Blacklick Estates|OH
Lacombe|LA
Seabrook|NH
Rodeo|CA
Clarendon Hills|IL
Victoria|MN
Edgemere|MD
East Franklin|NJ
Frostburg|MD
Riverdale|UT
Closter|NJ
Beaver Falls|PA
Sellersburg|IN
Greenville|RI
Golden Hills|CA
Westwood|MI
Hampstead|NH
Little Falls|MN
Fort Stockton|TX
Florence|OR
Angola|IN
East Grand Forks|MN
Clinton|SC
Montague|MA
Hanover|NH
Harwood Heights|IL
Burlington|WA
Monroe|NY
Princeton|IN
Old Orchard Beach|ME
Citrus Springs|FL
La Grange|KY
Bacliff|TX
Palm Beach|FL
Tuba City|AZ
Port Jervis|NY
Bennettsville|SC
Fort Valley|GA
Ladue|MO
Sallisaw|OK
Napoleon|OH
Alondra Park|CA
Helotes|TX
Fort Bliss|TX
Chester|IL
Virginia|MN
Weare|NH
Thompsonville|CT
Mecca|CA
Carencro|LA
Southside|AL
Des Peres|MO
Malverne|NY
Bonadelle Ranchos-Madera Ranchos|CA
Carbondale|PA
Kirby|TX
Lowell|AR
North Haledon|NJ
North Madison|OH
Cold Springs|NV
Linganore|MD
Westwego|LA
Calimesa|CA
Richmond Heights|FL
Sunset Hills|MO
Winchester|TN
Lake Park|FL
Holualoa|HI
Earlimart|CA
Elsmere|KY
Lincoln City|OR
Live Oak|CA
Aransas Pass|TX
Signal Mountain|TN
North Weeki Wachee|FL
Alliance|NE
Temperance|MI
Bradford|PA
Westlake Village|CA
Monson|MA
Plymouth|WI
Jefferson City|TN
Corrales|NM
Clayton|NJ
Mystic Island|NJ
Orrville|OH
Franklin|VA
Wakefield-Peacedale|RI
Richmond Heights|MO
Woodburn|VA
Spotswood|NJ
Mount Rainier|MD
Tuscumbia|AL
North Elba|NY
Gonzales|CA
Freetown|MA
Indian Harbour Beach|FL
Perkasie|PA
Jerseyville|IL
Fairless Hills|PA
Dormont|PA
South Kensington|MD
Hamilton Worcester|MA
Kensington|CT
Fallon|NV
Elwood|IN
Rossmoor|MD
Cambridge|MN
Haledon|NJ
Franklin|NH
Beverly Hills|FL
Greenville|MI
Glens Falls North|NY
Montvale|NJ
Alderwood Manor|WA
Boonton|NJ
Perry Heights|OH
Oak Grove|MN
Canovanas|PR
Bryan|OH
Yelm|WA
Mount Pleasant|IA
Audubon|PA
Paris|IL
Pineville|NC
Mason|MI
Charlestown|RI
Millersville|PA
Los Altos Hills|CA
Barrington|NH
Riverside|CT
Birch Bay|WA
Wyoming|OH
Lansdowne|MD
Lake Elmo|MN
Hoquiam|WA
Boonville|MO
Bedminster|PA
Gateway|FL
Bogota|NJ
Perryville|MO
Siler City|NC
Highland Heights|OH
Breaux Bridge|LA
Harrodsburg|KY
Rice Lake|WI
August|CA
Delavan|WI
Guntersville|AL
Glenside|PA
Menominee|MI
Runnemede|NJ
Bow Bog|NH
Upper Saddle River|NJ
Sanatoga|PA
Price|UT
Floris|VA
Tecumseh|MI
Golden Valley|AZ
Dalhart|TX
Mahopac|NY
Saint Joseph|MI
Smithfield|VA
Lakes|AK
Congers|NY
Ocean Pointe|HI
Bridgeport|WV
Brockport|NY
Wesley Chapel|NC
Half Moon|NC
Oberlin|OH
Rio Vista|CA
Johnstown|NY
Tompkinsville|NY
Skidaway Island|GA
Hornell|NY
Roxboro|NC
Denison|IA
Gering|NE
Saint Marys|OH
Fairview|TN
Firebaugh|CA
Luquillo|PR
South Lockport|NY
Burtonsville|MD
Folsom|PA
Hillsboro|TX
Center Line|MI
Absecon|NJ
Fountain Inn|SC
Williston|VT
Humboldt|TN
Litchfield|NH
Fort Mitchell|KY
Bath|ME
Naranja|FL
North Bay Village|FL
Ashland|NJ
Doylestown|PA
Cedar Hills|OR
Mayo|MD
Cheviot|OH
Arab|AL
Shiprock|NM
Pleasant Hill|MO
Topanga|CA
Sugarmill Woods|FL
Little Cottonwood Creek Valley|UT
Toccoa|GA
Hobart|WI
Lake Carmel|NY
Blanchard|OK
Oroville East|CA
Seneca|SC
Black Mountain|NC
Kings Grant|NC
Makaha|HI
Pike Road|AL
Lewistown|PA
Croton-on-Hudson|NY
East Foothills|CA
Bithlo|FL
Charles Village|MD
Athol|MA
Hopkinton|RI
Rapid Valley|SD
Rolling Hills Estates|CA
Fabens|TX
Claymont|DE
Nevada|MO
Bellevue|PA
Pleasant Hills|PA
Elkhorn|NE
Wood-Ridge|NJ
Conover|NC
Castle Shannon|PA
Bastrop|TX
Vinton|VA
Albion|MI
Tremonton|UT
Helena Valley Southeast|MT
Saint Anthony|MN
Fair Oaks|GA
Sangaree|SC
Spring Valley Lake|CA
Oradell|NJ
Eaton|OH
Kenilworth|NJ
Hooper|UT
Heath|TX
Kenton|OH
McFarland|WI
Pewaukee|WI
Lincoln|MA
Ketchikan|AK
Tanaina|AK
Oak Hills Place|LA
Delmar|NY
Kulpsville|PA
Wynne|AR
Grove City|PA
Crete|IL
Whitehouse|TX
Triangle|VA
Oak Grove|SC
Ripley|TN
Geneseo|NY
Laurel|FL
Farmville|VA
Greenbriar|VA
Long Grove|IL
Bedminster|NJ
Monona|WI
Hillsdale|MI
Pismo Beach|CA
Chestnut Ridge|NY
Hillside|IL
Trinidad|CO
Fairdale|KY
Oak Hill|WV
Buxton|ME
Hailey|ID
Savoy|IL
Diamondhead|MS
Park City|UT
London|KY
Saint Rose|LA
Abingdon|VA
New Baltimore|VA
Haiku-Pauwela|HI
Mahtomedi|MN
Wytheville|VA
Brazil|IN
Boulder Hill|IL
Beebe|AR
Warrenton|MO
Baldwin Harbor|NY
Richland Hills|TX
Oak Brook|IL
Perry|IA
Charlestown|IN
Flushing|MI
Latrobe|PA
Hillview|KY
Island Lake|IL
Manhasset|NY
Brookhaven|PA
San Isidro|PR
West Livingston|TX
Mount Joy|PA
Northfield|NJ
South San Gabriel|CA
West Frankfort|IL
Spanish Fort|AL
Ludington|MI
Brentwood|MO
New Square|NY
Mahomet|IL
Boston|NY
Old Forge|PA
Ephrata|WA
West Gate|VA
Union|SC
Millis|MA
Ashland|WI
Alamo Heights|TX
Raritan|NJ
South Beach|NY
Belgrade|MT
Briarcliff Manor|NY
Londontowne|MD
Bothell East|WA
Marstons Mills|MA
Rayne|LA
Hastings-on-Hudson|NY
York|SC
Orono|MN
Bellevue|OH
West Haven-Sylvan|OR
Davidsonville|MD
Wetumpka|AL
West Long Branch|NJ
Montrose|VA
Grand Blanc|MI
Dexter|MO
Cheat Lake|WV
Wellington|KS
Summit|WA
Campbell|OH
North Star|DE
Newton|NJ
South Boston|VA
West Gate|FL
Mascoutah|IL
Blair|NE
White City|OR
Oakdale|NY
Houghton|MI
Stayton|OR
Senatobia|MS
Hyrum|UT
Hawthorn Woods|IL
Conshohocken|PA
Manvel|TX
Caldwell|NJ
Downingtown|PA
Mammoth Lakes|CA
Four Corners|MD
Maplewood|MO
Francisville|KY
Bridge City|TX
Jefferson|WI
Oak Grove|MO
Baxter|MN
Cumberland Hill|RI
Carnegie|PA
Ilion|NY
Camp Hill|PA
Waller|WA
Broadview|IL
Gold River|CA
Sutherlin|OR
Crestwood Village|NJ
Decorah|IA
Colonie|NY
Fairwood|WA
Maryville|IL
Jersey Village|TX
Wahpeton|ND
Pike Creek|DE
Lake Dallas|TX
Wilmington Manor|DE
Winnemucca|NV
Plaistow|NH
Helena Valley West Central|MT
Skiatook|OK
Dumbarton|VA
Ivins|UT
Kirtland|NM
Middletown|KY
Mill Plain|WA
Olivette|MO
Sans Souci|SC
Antigo|WI
Cushing|OK
Calumet Park|IL
Saint Johns|MI
York|NE
Marion|NC
Cleveland|TX
Lake Purdy|AL
Ellsworth|ME
Brooksville|FL
Creston|IA
Southwest Ranches|FL
Temple Hills|MD
Arcadia|FL
Mount Vista|WA
Kalifornsky|AK
Gilford|NH
Memphis|FL
Greenville|AL
Port Jefferson|NY
Bridgewater|MA
Sheboygan Falls|WI
Fort Scott|KS
Port Jefferson Station|NY
Sandpoint|ID
Quincy|FL
Hartsville|SC
Lexington|TN
Fort Lupton|CO
Village Green-Green Ridge|PA
Canal Winchester|OH
Plainville|MA
Caribou|ME
Webster City|IA
Milan|TN
Wyoming|MN
Prien|LA
Othello|WA
Wellington|CO
Garden City Park|NY
Bernardsville|NJ
Star|ID
Winslow|ME
Donaldsonville|LA
Grand Ledge|MI
Crookston|MN
Lake Geneva|WI
Lake Stickney|WA
White Oak|PA
Summit Park|UT
Baldwinsville|NY
Harrison|TN
Murphysboro|IL
Newport|AR
Fort Riley North|KS
Hales Corners|WI
Campanilla|PR
Three Rivers|MI
Butner|NC
Sanger|TX
Ruidoso|NM
Brevard|NC
Saint Martin|MS
Carl Junction|MO
Scotia|NY
River Oaks|TX
Dock Junction|GA
Mukwonago|WI
Wading River|NY
Fort Dix|NJ
Kennedale|TX
Thousand Palms|CA
Bloomingdale|NJ
Lynwood|IL
Winsted|CT
Hollis|NH
Oakdale|LA
Bridge City|LA
Fern Park|FL
Butler|NJ
Ripon|WI
Celina|TX
Emerson|NJ
Saint Johns|MO
Hollymead|VA
Monahans|TX
Lampasas|TX
Lander|WY
Derby|CO
Selah|WA
South Beloit|IL
West Helena|AR
Sebastopol|CA
Galliano|LA
Fruitvale|CO
Templeton|CA
Duvall|WA
Milton|WA
Kenai|AK
Glen Ridge|NJ
Dunbar|WV
Southwood Acres|CT
Woodlake|CA
Fanwood|NJ
Pittston|PA
Hubbard|OH
Williamsburg|FL
Ridgefield|CT
Gilberts|IL
Port Wentworth|GA
Robinson|IL
Halifax|MA
Fair Plain|MI
Kronenwetter|WI
Ojai|CA
Fairfax|CA
Easton|CT
Old Town|ME
Hood River|OR
Pebble Creek|FL
Hitchcock|TX
Jasper|TX
Park City|KS
Powdersville|SC
Pulaski|TN
Ellwood City|PA
Evergreen|MT
Shorewood|MN
West Boylston|MA
Sound Beach|NY
Holly Springs|MS
Brighton|MI
Gettysburg|PA
Bonner Springs|KS
DuBois|PA
Yreka|CA
Acton|CA
Princeton|IL
Montpelier|VT
Richfield|UT
Berlin|NJ
Clear Lake|IA
Manor|TX
Seaford|DE
Inverness|IL
Fletcher|NC
New Prague|MN
Sappington|MO
Center Moriches|NY
McCook|NE
Seffner|FL
Willow Street|PA
Centerville|GA
Dayton|TX
Pukalani|HI
Northridge|OH
Sandston|VA
St Johnsbury|VT
Meadow Lakes|AK
Pasadena Hills|FL
Catalina|AZ
Wilson|PA
Hillcrest|NY
Tiverton|RI
Country Club Estates|GA
Lamar|CO
Orland|CA
Corning|CA
Murrells Inlet|SC
River Rouge|MI
Gonzales|TX
Garnet|CA
Yorkshire|VA
Rathdrum|ID
Waterboro|ME
Rhinelander|WI
Rockton|IL
Auburn|GA
Escalon|CA
Seminole|OK
Highlands|TX
Arroyo|PR
Chester Springs|PA
Herkimer|NY
Waite Park|MN
Connellsville|PA
Green|OR
Haddon Heights|NJ
Lancaster|MA
Oak Island|NC
Clewiston|FL
Iron Mountain|MI
Ashland|VA
Marengo|IL
Crystal City|TX
Plymouth|MA
Melrose Park|FL
Silvis|IL
Page|AZ
Oakland|TN
Monessen|PA
Saint Louis|MI
South Berwick|ME
Aurora|MO
Navasota|TX
Salem|UT
Rockville|CT
Swainsboro|GA
Citrus Hills|FL
Villa Hills|KY
Fishersville|VA
Sioux Center|IA
Pembroke|NH
LaFollette|TN
Charles City|IA
Palmyra|PA
Seminole|TX
Irondale|GA
Nantucket|MA
Orting|WA
Cotati|CA
Oak Grove|KY
Twin Rivers|NJ
Mentor-on-the-Lake|OH
Middletown|PA
Pinson|AL
Lemoore Station|CA
Melissa|TX
Lugoff|SC
Gresham Park|GA
Dunellen|NJ
Celebration|FL
Round Lake Park|IL
Calipatria|CA
Mount Horeb|WI
Independent Hill|VA
Brattleboro|VT
Joshua Tree|CA
Fairlawn|OH
Hatboro|PA
Washington|IA
Fair Oaks Ranch|TX
McGregor|FL
Ormond-by-the-Sea|FL
Mexia|TX
Midland Beach|NY
Larose|LA
Roanoke|TX
Manhattan|IL
Globe|AZ
West Dundee|IL
Park City|IL
Philadelphia|MS
Chehalis|WA
Northport|NY
Corbin|KY
Clinton|MA
Cohasset|MA
Glastonbury Center|CT
Edgewater Park|NJ
Batesville|MS
Felida|WA
Dayton|TN
Sterling|MA
Hughson|CA
Carneys Point|NJ
Payette|ID
Northgate|OH
Hampton|GA
Sandwich|IL
Quincy|WA
Mansfield Center|MA
Saint Augustine Shores|FL
Canfield|OH
Devils Lake|ND
Bay Wood|NY
Albertville|MN
Murillo Colonia|TX
Aberdeen|NC
Morrow|GA
La Feria|TX
Hudson|NH
Flatwoods|KY
Collinsville|VA
Nebraska City|NE
Williston Park|NY
Midland Park|NJ
Grandview Heights|OH
Hudsonville|MI
Laughlin|NV
Floresville|TX
Altoona|WI
Interlaken|CA
Middleborough Center|MA
Woodlake|VA
Guadalupe|CA
Woodlawn|NY
Clarkston|WA
Wauseon|OH
Jennings Lodge|OR
Palmyra|NJ
Bloomfield|NM
Riverdale Park|MD
Franklin|LA
Livingston|MT
Harrison|WI
New Cumberland|PA
Fort Bragg|CA
Salem|IL
Buechel|KY
Oceano|CA
Hastings|MI
Westmere|NY
Forest City|NC
Lincolnshire|IL
Bermuda Dunes|CA
Dry Run|OH
Green Cove Springs|FL
Mead|WA
North Springfield|VA
Piñon Hills|CA
Neptune Beach|FL
Odessa|FL
Longboat Key|FL
Westphalia|MD
Ville Platte|LA
Lexington|VA
Napili-Honokowai|HI
Santa Isabel|PR
Strathmore|NJ
Madison|SD
Tell City|IN
New Dorp|NY
Orland Hills|IL
Knoxville|IA
Homestead Meadows South|TX
North Patchogue|NY
Bryans Road|MD
Smithville|NJ
Southport|NY
Rockland|ME
Sanibel|FL
Summit View|WA
Osceola|AR
Inverness|FL
Elkins|WV
Beacon Square|FL
Swanzey|NH
Valley Center|KS
Woodland Park|CO
Saint Francis|MN
Putnam|CT
Leola|PA
Mount Sterling|KY
Mendota|IL
Hiawatha|IA
El Rio|CA
Tyrone|GA
Winooski|VT
Pompano Beach Highlands|FL
Hudson Falls|NY
Kosciusko|MS
Yardville|NJ
Lares|PR
Makawao|HI
Highland Heights|KY
Delafield|WI
Minnetrista|MN
Southgate|FL
LaFayette|GA
Glenolden|PA
Pleasantville|NY
New London|WI
Douglas|MA
Seward|NE
Atherton|CA
Mills River|NC
Shamokin|PA
Pacific|MO
Applewood|CO
Heber Springs|AR
East Perrine|FL
Kaufman|TX
Sausalito|CA
East Hills|NY
Pinehurst|MA
Blandon|PA
Belen|NM
Demopolis|AL
Catoosa|OK
Trumann|AR
Keyport|NJ
Gulf Hills|MS
Madison Park|NJ
West Vero Corridor|FL
Marshfield|MO
Jessup|MD
Sullivan|MO
Mantua|VA
Independence|OH
Bonne Terre|MO
Islamorada|FL
Parkwood|WA
Broadview Park|FL
Pomona|NJ
Providence|UT
Pacific|WA
Fayetteville|TN
Piedmont|OK
Logan|OH
Greenville|NY
Cuero|TX
Vandalia|IL
Hempstead|TX
Walled Lake|MI
Austell|GA
Venice Gardens|FL
Village Saint George|LA
Fort Belvoir|VA
Los Serranos|CA
Richland|MS
Camden|SC
Whitefish|MT
West Glens Falls|NY
New Paltz|NY
Ponchatoula|LA
Amory|MS
Dayton|NJ
Fairfield|NJ
King|NC
Mims|FL
Kill Devil Hills|NC
Russellville|KY
Perry|FL
Ocean City|MD
Savage|MD
Bellbrook|OH
Georgetown|DE
Milltown|NJ
Clinton|IL
Pelham|NY
Morehead|KY
Marshall|MI
Benton|IL
Eden Isle|LA
Crete|NE
Ridley Park|PA
Milton-Freewater|OR
Winters|CA
Lakes of the Four Seasons|IN
Huntingdon|PA
Westminster|MA
Mount Carmel|IL
Savannah|TN
San Martin|CA
Delphos|OH
Huron|OH
Withamsville|OH
Baltimore Highlands|MD
Stratford|NJ
Pikeville|KY
Dalton|MA
Lake Lorraine|FL
Umatilla|OR
Tolleson|AZ
Idabel|OK
Nyack|NY
Eagle Mountain|TX
Eglin Village|FL
Tacony|PA
Ione|CA
Tamalpais Valley|CA
North Portland|OR
East End|AR
Tallulah|LA
Fairfield Glade|TN
Fort Myers Beach|FL
North Sarasota|FL
Orange Lake|NY
Kenwood|OH
Old Jefferson|LA
Roosevelt|UT
Burton|SC
Valley Park|MO
Middlebury|CT
Kingston|RI
Linwood|NJ
South Weber|UT
Freeland|MI
Norwich|NY
Portage Lakes|OH
Cameron Park|TX
Cameron Park Colonia|TX
Archbald|PA
Sturtevant|WI
Dade City|FL
Scappoose|OR
Yabucoa|PR
La Junta|CO
Bridgeport|MI
Stratham Station|NH
Black Jack|MO
Etowah|NC
Laurel|MT
Sidney|NE
Nolensville|TN
Terrace Heights|WA
Colonial Heights|TN
Live Oak|FL
Milton|PA
Cortland|OH
Rumson|NJ
Great Neck Plaza|NY
Moapa Valley|NV
Gypsum|CO
Hickam Field|HI
Templeton|MA
Belle Plaine|MN
Saint Albans|VT
Galax|VA
South Cleveland|TN
Alta Sierra|CA
Homeacre-Lyndora|PA
Stratmoor|CO
Litchfield|IL
Oasis|CA
Treasure Island|FL
Mountainside|NJ
Lucas|TX
Gorham|ME
Aspen|CO
Mount Ivy|NY
Milford|OH
Blackwell|OK
Lantana|TX
Leitchfield|KY
Plaquemine|LA
Pollock Pines|CA
Viola|NY
Ambridge|PA
Jackson|WI
Mechanicstown|NY
Ephraim|UT
Laurel Hill|VA
Cottage Grove|WI
Mira Monte|CA
Schriever|LA
North Syracuse|NY
Pratt|KS
Peñuelas|PR
Bargersville|IN
Carthage|TX
Santa Clara|UT
Walden|NY
Huron|CA
Orchard Mesa|CO
Newport|TN
Atlantic|IA
Nevada|IA
Tamaqua|PA
Middleton|ID
Sidney|MT
Roeland Park|KS
Sequim|WA
Warwick|NY
Allendale|NJ
North Amherst|MA
Hewlett|NY
Winthrop Harbor|IL
Barrington|NJ
Carmel Hamlet|NY
Buena Vista|MI
Wickenburg|AZ
Tuttle|OK
Stevensville|MD
Darnestown|MD
Lockwood|MT
Kirtland|OH
Whitemarsh Island|GA
Hornsby Bend|TX
Myers Corner|NY
Groesbeck|OH
Lake City|SC
Palmer|AK
Nappanee|IN
Stickney|IL
Martins Ferry|OH
Landen|OH
Atkinson|NH
Stanwood|WA
Crescent City|CA
Gibsonville|NC
Hamilton|AL
Cos Cob|CT
Fairview|GA
Taylor Mill|KY
East Porterville|CA
Clackamas|OR
Ogden|NC
Bayville|NY
Nitro|WV
West Point|NY
Commerce|GA
Belle Harbor|NY
Bowleys Quarters|MD
Fox Point|WI
Grove|OK
West Bridgewater|MA
Mount Olympus|UT
Souderton|PA
Brook Highland|AL
Taneytown|MD
Greenbrier|TN
Manorhaven|NY
Kimberly|WI
Maple Glen|PA
Morrilton|AR
Loomis|CA
Willow Oak|FL
Aquia Harbour|VA
Brandywine|MD
Church Hill|TN
Anadarko|OK
Marion|SC
Watford City|ND
De Queen|AR
Oyster Bay|NY
Parkville|PA
Wedgefield|FL
Whitinsville|MA
Farmington|AR
Millersville|TN
Big Park|AZ
Lower Allen|PA
Belle Isle|FL
Thomson|GA
Silsbee|TX
Sturgis|SD
Fircrest|WA
West View|PA
Clifton Heights|PA
Flowery Branch|GA
Ettrick|VA
Belfast|ME
Cedarhurst|NY
Seneca Falls|NY
Clairton|PA
Air Force Academy|CO
North Bend|WA
Eagle|CO
Saint Gabriel|LA
Dillon|SC
Scottsburg|IN
Garden Home-Whitford|OR
South Hill|NY
Oak Ridge|NC
Carbondale|CO
Trinity|NC
Valley City|ND
Torrington|WY
Welcome|SC
Normandy Park|WA
Greenville|IL
Noble|OK
East Rochester|NY
East Shoreham|NY
North Riverside|IL
Madras|OR
North Caldwell|NJ
Ancient Oaks|PA
Opp|AL
Litchfield|MN
Boyes Hot Springs|CA
Brier|WA
Las Piedras|PR
Glen Oaks|NY
Wollochet|WA
Hapeville|GA
Pea Ridge|WV
Montevallo|AL
Pingree Grove|IL
Elsa|TX
Thermalito|CA
Viera West|FL
Airway Heights|WA
Folcroft|PA
Tecumseh|OK
Barnesville|GA
Elmendorf Air Force Base|AK
North Vernon|IN
Green Hill|TN
Buena Vista|VA
East Glenville|NY
Horseheads|NY
Farr West|UT
Oneonta|AL
Wharton|NJ
Tappan|NY
Youngtown|AZ
Batesville|IN
Old Greenwich|CT
Gleneagle|CO
California|PA
Irvington|NY
Lacy-Lakeview|TX
Emmett|ID
Springs|NY
Wildwood|FL
Middlebury|VT
Shields|MI
Strasburg|VA
Saint John|MO
Carrollton|MI
Forest Glen|MD
Los Fresnos|TX
Gridley|CA
Rittman|OH
Roslyn Heights|NY
Lake Shore|WA
Canton|NY
Cochituate|MA
Siesta Key|FL
Richboro|PA
Bedford|VA
Lawrence|NY
Abilene|KS
Hillsboro|OH
Crockett|TX
Southeast Arcadia|FL
Henderson|TN
Mount Vernon|IN
Lago Vista|TX
Unionville|NC
Ellettsville|IN
Inverness Highlands South|FL
Seaside|OR
Silver Springs Shores|FL
Cherry Hills Village|CO
Geneseo|IL
Laurence Harbor|NJ
Yorketown|NJ
Lake Hallie|WI
Saint Joseph|MN
Douglas|WY
Eliot|ME
Upper Sandusky|OH
Catasauqua|PA
Lincoln|AL
New Milford|CT
Decatur|TX
Eatonton|GA
Boyette|FL
Belle Haven|VA
Rossford|OH
Calverton|NY
Monticello|NY
Ambler|PA
Avon|CO
Lutherville|MD
Washington|NJ
Champion Heights|OH
Vandenberg Village|CA
De Soto|MO
Rockaway|NJ
Hurricane|WV
Collinsville|OK
Johnson Lane|NV
Macclenny|FL
Lovejoy|GA
Cheverly|MD
Kentfield|CA
East Farmingdale|NY
Medfield|MA
Ishpeming|MI
Prospect Park|PA
Castroville|CA
Belpre|OH
Brookings|OR
Fort Pierce North|FL
Spring Lake Park|MN
Milford|MI
Plattsmouth|NE
Powell|WY
Union|OH
Lauderdale-by-the-Sea|FL
Ridgefield|WA
Lihue|HI
Thurmont|MD
Hamlet|NC
Lanett|AL
Kula|HI
Nibley|UT
Bethel|AK
Covedale|OH
Nuevo|CA
Mattydale|NY
Forest Hills|PA
Oakmont|PA
Sudden Valley|WA
Pocahontas|AR
Bronxville|NY
Wheelersburg|OH
Landing|NJ
Hudson|NY
Kermit|TX
South Monroe|MI
Gladewater|TX
Exeter|RI
Riverside|MD
Solvay|NY
Cynthiana|KY
Whitmore Lake|MI
Corry|PA
Monument|CO
Hillsborough|NC
Talent|OR
Riverton|WA
Holtville|CA
Inwood|FL
Sealy|TX
Dahlonega|GA
Waveland|MS
Milliken|CO
Camp Swift|TX
Bartonville|IL
Bridgeport|TX
Eudora|KS
Mattapoisett|MA
Salinas|PR
Wimauma|FL
Moraine|OH
Purcell|OK
Prairie View|TX
Cherry Valley|CA
Hampstead|MD
Bremen|GA
Everman|TX
Bellwood|VA
Howland Center|OH
Woodfin|NC
Pelican Bay|FL
White Oak|TX
Iowa Park|TX
Garrett|IN
Eastwood|MI
Huntington Woods|MI
Edinboro|PA
Metropolis|IL
Woodlawn|MD
Blakely|PA
Linglestown|PA
Pembroke Park|FL
Leesville|LA
Arlington Heights|PA
Kathleen|FL
Glenarden|MD
Clarkston Heights-Vineland|WA
Gulf Breeze|FL
Canutillo|TX
Walker|LA
Mulvane|KS
Louisville|MS
Willis|TX
Johnsburg|IL
Selma|NC
Franklin|PA
Zuni Pueblo|NM
Valley Falls|SC
Plain City|UT
Skowhegan|ME
Parkville|MO
Homeland Park|SC
Bee Cave|TX
Columbiana|OH
Rolesville|NC
Wendell|NC
Dighton|MA
Marble Falls|TX
South Williamsport|PA
Carlstadt|NJ
Ceiba|PR
Knottsville|KY
Fowler|CA
Enoch|UT
Red Chute|LA
Clyde|OH
Estes Park|CO
Shrewsbury|MO
Kodiak|AK
Bellefonte|PA
Wilmore|KY
Sabana Seca|PR
Merrimac|MA
Jackson|OH
Danville|AL
Ramtown|NJ
Burnet|TX
Margate City|NJ
East Aurora|NY
Dunlap|IN
Ben Lomond|CA
Eldridge|IA
Columbia|MS
Conley|GA
Cullowhee|NC
Chillicothe|IL
Kingston|NH
Harriman|TN
Mila Doce|TX
Harrisville|UT
Hobart|WA
Indian River Estates|FL
Aptos|CA
Otis Orchards-East Farms|WA
Salem|IN
Swarthmore|PA
Steilacoom|WA
Tarrant|AL
East Garden City|NY
Pepper Pike|OH
New Dorp Beach|NY
Green Knoll|NJ
Orange City|IA
Saint Johnsbury|VT
Lionville|PA
Raton|NM
Portland|IN
Satsuma|AL
Marvin|NC
Keene|TX
Boonville|IN
Inniswold|LA
Goddard|MD
Plymouth Meeting|PA
Guadalupe|AZ
Saint Augustine Beach|FL
East Alton|IL
Princeton|KY
Braidwood|IL
Elm Grove|WI
Pigeon Forge|TN
Schuyler|NE
Cold Spring|KY
Ware|MA
Holly|MI
Kennett Square|PA
Northborough|MA
Puerto Real|PR
Grafton|OH
Jamul|CA
International Falls|MN
Darlington|SC
Sky Lake|FL
Oelwein|IA
Pauls Valley|OK
Aztec|NM
Village of Oak Creek|AZ
Elsmere|DE
Miramar Beach|FL
District Heights|MD
East Pasadena|CA
Groveland|MA
Laie|HI
Carolina Beach|NC
Añasco|PR
Lincroft|NJ
West Greenwich|RI
Rockford|MI
Lynchburg|TN
Larchmont|NY
Theodore|AL
Hampshire|IL
Eldorado at Santa Fe|NM
Orlovista|FL
Kasson|MN
Brunswick|MD
Saint Martinville|LA
Ontario|OH
Enola|PA
Monroeville|AL
Stone Mountain|GA
Munford|TN
Ewa Villages|HI
Patterson|LA
Oxford|MA
Twin Lakes|CO
Childress|TX
Osprey|FL
Ulysses|KS
Pimmit Hills|VA
Twin Lakes|WI
Sheridan|OR
Lucas Valley-Marinwood|CA
Monticello|KY
Littlefield|TX
Clarion|PA
Harvard|MA
Manistee|MI
Indiantown|FL
Latimer|MS
Truth or Consequences|NM
Rushville|IN
Jordan|MN
Gunnison|CO
De Soto|KS
Slaton|TX
Fruit Heights|UT
Pahokee|FL
Willows|CA
Blue Bell|PA
Joshua|TX
Rochester|IN
Willard|OH
Los Ranchos de Albuquerque|NM
Red Lion|PA
Bangor Trident Base|WA
Geneva|OH
Avra Valley|AZ
Sylvester|GA
Rindge|NH
Sunnyvale|TX
Hillandale|MD
Mount Healthy|OH
Sheridan|CO
East Falmouth|MA
Stewartville|MN
Union Gap|WA
Bay Harbor Islands|FL
Huntingburg|IN
Princeton|WV
Somerset|PA
Cambria|CA
Berthoud|CO
Kingsland|TX
Clearfield|PA
Fair Haven|NJ
Jamesburg|NJ
Independence|IA
West Concord|MA
Taylor|PA
Surfside|FL
Meridianville|AL
Yoakum|TX
Old Tappan|NJ
Lakemoor|IL
Waupaca|WI
Whitestown|IN
West Yarmouth|MA
Finley|WA
Estherville|IA
Northville|MI
Lake Mohegan|NY
McKees Rocks|PA
Roanoke|AL
Stow|MA
Countryside|IL
Battlefield|MO
James Island|SC
Albion|NY
Ralston|NE
Walkersville|MD
Posen|IL
Hartford City|IN
Paulsboro|NJ
Maquoketa|IA
Gun Barrel City|TX
Milan|MI
Spring Hill|KS
Erwin|TN
Peoria Heights|IL
Cut Off|LA
Fort Meade|FL
Cherryville|NC
Medina|MN
Notre Dame|IN
Estancias de Florida|PR
North Manchester|IN
Las Flores|CA
Homeland|CA
Gas City|IN
Naples Park|FL
Belmont|VA
West Miami|FL
South Valley Stream|NY
Marion|VA
Port Clinton|OH
Chickasaw|AL
Alpine|TX
Silver Hill|MD
Du Quoin|IL
Yaphank|NY
Pontotoc|MS
Wailea|HI
Wesley Hills|NY
Colusa|CA
Steelton|PA
Sweetwater|TN
Topsham|ME
Caruthersville|MO
Laveen|AZ
Hebron|KY
Glendale|MO
Rensselaer|IN
Cocoa West|FL
Progreso|TX
Hilton|NY
East Port Orchard|WA
Walpole|MA
Woodcliff Lake|NJ
Watchung|NJ
Little Silver|NJ
Roseburg North|OR
West Hattiesburg|MS
Ramblewood|NJ
New Whiteland|IN
Brookville|OH
James City|NC
Charles Town|WV
Attalla|AL
Norwood|PA
Carrizo Springs|TX
Heathrow|FL
Trenton|MO
Raleigh Hills|OR
Robertsdale|AL
Bellevue|KY
Central City|KY
Tanglewilde-Thompson Place|WA
Tanglewilde|WA
Harrah|OK
Laurel Bay|SC
New Brighton|PA
Bridgewater|VA
Vancleave|MS
Fulshear|TX
Lecanto|FL
Dickson City|PA
Roseland|NJ
Crafton|PA
South Patrick Shores|FL
Delano|MN
Lewistown|MT
Chesapeake Beach|MD
Wescosville|PA
Yarmouth|ME
Norwood|NJ
Prosser|WA
Zephyrhills West|FL
Richmond|MI
Mount Zion|IL
Portland|CT
Punxsutawney|PA
Lee Acres|NM
Candelaria Arenas|PR
Plumas Lake|CA
Dowagiac|MI
Orange Beach|AL
Berkley|MA
Kingston|TN
Junction City|OR
Woodland|WA
Country Homes|WA
Buckner|KY
Simsbury Center|CT
Plymouth|PA
High Springs|FL
Sandown|NH
Medina|NY
Hellertown|PA
Byron Center|MI
Heathcote|NJ
Bensley|VA
Greenville|PA
Branford Center|CT
Carterville|IL
Meraux|LA
Charleston|MO
Manasquan|NJ
Saint Helena|CA
Ada|OH
Lucerne Valley|CA
Warren|AR
Shady Side|MD
Coco|PR
Punta Santiago|PR
Volney|NY
Fruitridge Pocket|CA
The Village of Indian Hill|OH
Lake Mills|WI
Ranchettes|WY
DeFuniak Springs|FL
Union|KY
Spring Ridge|MD
Windcrest|TX
Prospect Park|NJ
Edna|TX
Belvedere|SC
Selinsgrove|PA
Tellico Village|TN
Locust Grove|GA
Boiling Spring Lakes|NC
Washingtonville|NY
Cheshire Village|CT
Hollidaysburg|PA
Fort Wright|KY
Cheraw|SC
Chadron|NE
Lewisburg|PA
McCordsville|IN
Belding|MI
Henryetta|OK
Luling|TX
Vine Grove|KY
Prairie du Chien|WI
Malone|NY
Gustine|CA
Jamestown|RI
Sandersville|GA
Moosic|PA
Holdenville|OK
Bay Harbor|MI
Elburn|IL
Southold|NY
Granville|OH
Clover|SC
Trooper|PA
South Oroville|CA
Solvang|CA
McRae|GA
Taos|NM
Oceanport|NJ
Beardstown|IL
Groveport|OH
Grayson Valley|AL
Sinton|TX
Citra|FL
Loudon|TN
South Apopka|FL
Mount Carmel|PA
Hutchins|TX
Hillsboro|IL
White Rock|NM
Gulf Park Estates|MS
Petoskey|MI
Cumming|GA
Palmview|TX
South Tucson|AZ
Belmar|NJ
Spring Grove|IL
Rupert|ID
Waynesboro|GA
Sharon Hill|PA
Spencer|MA
Ocean Shores|WA
Penn Wynne|PA
Belle Fourche|SD
Forest|MS
Willow Springs|IL
Wilmington|IL
Bright|IN
New Carlisle|OH
Lindale|TX
Blauvelt|NY
South Gate Ridge|FL
Kingston Estates|NJ
Moores Mill|AL
Barnhart|MO
Deer Park|OH
Marlin|TX
West Modesto|CA
Nazareth|PA
Lebanon|KY
Oreland|PA
Edgemoor|DE
Hopkinton|NH
Corona de Tucson|AZ
Lake Bluff|IL
Douglass Hills|KY
West Rancho Dominguez|CA
Snowflake|AZ
Fountainhead-Orchard Hills|MD
Carlinville|IL
Briar|TX
Ingenio|PR
Westville|IN
Richland|NY
Barberton|WA
Covington|VA
Sharon|MA
Buckhannon|WV
Gardnerville|NV
Mena|AR
Morristown|VT
Pevely|MO
Florida|PR
Rib Mountain|WI
Hingham|MA
Monaca|PA
Highland|NY
Vinita|OK
Ashburnham|MA
Pontoon Beach|IL
Bath|NY
Tequesta|FL
Ashton-Sandy Spring|MD
Indian Hills|NV
Zeeland|MI
Foxborough|MA
Pawcatuck|CT
Silver Lakes|CA
Hatillo|PR
Quebradillas|PR
Marlow Heights|MD
Long Beach|NC
Rusk|TX
Sterling|AK
Lakeview|NY
Big Stone Gap|VA
Potomac Mills|VA
Snyderville|UT
Bellaire|NY
Dresher|PA
Rockdale|TX
Okeechobee|FL
Pana|IL
Atlanta|TX
Keyes|CA
Finderne|NJ
Silver Lake|NC
Gardiner|ME
Exeter|PA
Richmond|MO
Union Beach|NJ
Pelham Manor|NY
Milton|WI
West Hills|NY
Breckenridge|TX
Coraopolis|PA
Whiteville|NC
Woods Creek|WA
Salamanca|NY
Gray|LA
Wadesboro|NC
West Samoset|FL
Three Points|AZ
Hidden Valley Lake|CA
Combee Settlement|FL
Alma|AR
Weldon Spring|MO
Palmview South|TX
Paoli|PA
Jan-Phyl Village|FL
Falcon Heights|MN
Greenwood|MO
Wayne|NE
Swartz Creek|MI
Greenacres|CA
Crozet|VA
Newberry|FL
Naples Manor|FL
Fussels Corner|FL
Holdrege|NE
Woodside|CA
Nephi|UT
Lake Fenton|MI
Shippensburg|PA
Corcoran|MN
Wappingers Falls|NY
Gateway|AK
Ocean City|FL
Brady|TX
Helena|AR
Bessemer City|NC
Eastham|MA
Nurillo|TX
Marbletown|NY
Grissom Air Force Base|IN
Duquesne|PA
Webster|NY
Marksville|LA
Litchfield Park|AZ
Morris Plains|NJ
Edgerton|WI
Paola|KS
Jeanerette|LA
Old Bethpage|NY
Lake Forest|FL
Glencoe|MN
Hamlin|NY
Minot Air Force Base|ND
Rochelle Park|NJ
Durham|CA
Hightstown|NJ
Anthony|TX
West Side Highway|WA
Adams|MA
Mayflower Village|CA
Homer|AK
Crystal Lake|FL
Fellsmere|FL
Waterville|OH
West Bountiful|UT
Monticello|IL
Williamston|NC
Harris Hill|NY
Richlands|VA
Germantown|OH
Pass Christian|MS
Wyndmoor|PA
Harrisburg|SD
Emporia|VA
Lyndon|VT
Wellston|OH
Elverta|CA
Glendive|MT
Coal City|IL
Rancho Murieta|CA
Fort Myers Shores|FL
Canal Fulton|OH
Chester|SC
Saint Clair|MI
Northfield|IL
Lake Murray of Richland|SC
Southampton|MA
Robbins|IL
Lake Alfred|FL
Mascotte|FL
Red Oak|IA
Hawkinsville|GA
Wake Village|TX
Iola|KS
Algona|IA
Turner|ME
Anamosa|IA
Cumberland|IN
El Granada|CA
Salida|CO
Isanti|MN
Vail|CO
Nashville|NC
Somerdale|NJ
Cameron|TX
Brush|CO
Centerport|NY
Chamberlayne|VA
Comstock Northwest|MI
Willard|MO
La Habra Heights|CA
Waimanalo|HI
Lebanon|ME
Fort Washington|PA
Los Chavez|NM
Connell|WA
North Hills|NY
Stroudsburg|PA
Batesburg-Leesville|SC
Williamson|AZ
Macon|MO
Brewton|AL
Dayton|KY
New Holland|PA
Glasgow Village|MO
Rockwood|TN
Sayre|PA
Berlin|WI
Clarinda|IA
South Hooksett|NH
Colby|KS
Manchester|WA
Paxtonia|PA
Sherwood Manor|CT
White City|UT
Winfield|IN
Uhrichsville|OH
Englewood Cliffs|NJ
Basehor|KS
Brownsfield|LA
Diboll|TX
Starke|FL
Aberdeen|MS
Goshen|NY
Strawberry|CA
Winston|OR
Progress Village|FL
Lochbuie|CO
New Gloucester|ME
Islip Terrace|NY
Titusville|PA
Bowling Green|MO
Hidden Valley|IN
Terryville|CT
Huntertown|IN
Timber Pines|FL
Pinckneyville|IL
Oxford|PA
Fox Chapel|PA
New Castle|DE
Palermo|CA
Suncook|NH
Mendon|MA
Eureka|IL
Perezville|TX
Ballston Spa|NY
Waynesville|MO
Centerville|IA
Summit|AZ
Worland|WY
Berryville|AR
Manchester-by-the-Sea|MA
Stapleton|NY
Old Fig Garden|CA
Waldon|CA
Contra Costa Centre|CA
Media|PA
Wilton|CA
Waterford|WI
Ripley|MS
Tyrone|PA
Highwood|IL
Morris|MN
Fairport|NY
Zimmerman|MN
Northwood|OH
Post|TX
Wind Lake|WI
Hazard|KY
Cave Creek|AZ
Stokesdale|NC
Cape May Court House|NJ
Nassau Village-Ratliff|FL
Manitou Springs|CO
Dacula|GA
Calistoga|CA
Rothschild|WI
Byron|MN
Pumphrey|MD
Monticello|IN
Yarmouth Port|MA
Weiser|ID
Adel|GA
Spring Valley|IL
Poland|ME
Lehighton|PA
Eucalyptus Hills|CA
South Gastonia|NC
New Hempstead|NY
Palmerton|PA
Edgewater|CO
Hardeeville|SC
Smiths Station|AL
Mount Arlington|NJ
Mount Carmel|TN
Newmarket|NH
Greenbrier|AR
McKenzie|TN
Silver Springs|NV
Pecan Plantation|TX
Williamsburg|KY
Hartsdale|NY
Jonesborough|TN
Asbury|IA
Indian Wells|CA
Centerville|SC
Cahaba Heights|AL
Terrell Hills|TX
Collegeville|PA
Boulevard Park|WA
Eastman|GA
Linton|IN
New Ipswich|NH
South Haven|IN
Warrenton|OR
Harvest|AL
Harpswell Center|ME
Bliss Corner|MA
Bluefield|VA
Saint Paul Park|MN
Walterboro|SC
Rye|NH
Big Flats|NY
Zephyrhills South|FL
Saranac Lake|NY
Creve Coeur|IL
Turtle Creek|PA
Schlusser|PA
Shillington|PA
Hampden|MA
West Clarkston-Highland|WA
Delhi Hills|OH
Carlisle|OH
Lajas|PR
Williamsville|NY
Palm Springs North|FL
Glenwood|IA
East Moriches|NY
Tonganoxie|KS
Woodstock|VA
Keyser|WV
Folkston|GA
Scituate|MA
Forked River|NJ
Dove Valley|CO
De Witt|IA
Chester|NH
Waipio Acres|HI
Moab|UT
Tracyton|WA
Grosse Pointe|MI
Paulden|AZ
Schuylkill Haven|PA
Evansville|WI
Eaton Rapids|MI
Hugo|OK
Midfield|AL
River Park|FL
Crossett|AR
Hoopeston|IL
Pine Island Ridge|FL
Concordia|KS
New Martinsville|WV
Floral City|FL
Dumfries|VA
Montevideo|MN
Fruitland|MD
Kennebunk|ME
Lone Grove|OK
Guayanilla|PR
Marion|MA
Big Bear Lake|CA
Preston|ID
Center|TX
Oak Park|IN
Grambling|LA
Slinger|WI
Bisbee|AZ
Chelsea|MI
Berkeley|IL
Bangor|PA
Grandwood Park|IL
Saranap|CA
Poolesville|MD
Hutchinson Island South|FL
Camp Pendleton North|CA
Creswell|OR
Rockingham|VT
Nelsonville|OH
Orchard Homes|MT
Hilmar-Irwin|CA
Genoa|IL
Williams|CA
South Highpoint|FL
Iowa Falls|IA
Mont Belvieu|TX
Springfield|MI
Abbeville|SC
Kayenta|AZ
Wailua Homesteads|HI
Gilmer|TX
Prairie Grove|AR
Muleshoe|TX
Saint Clairsville|OH
Sunset|UT
Albertson|NY
White Hall|AR
Alva|OK
Odessa|MO
Chackbay|LA
Montrose-Ghent|OH
Winterset|IA
Livingston|TX
Bear Valley Springs|CA
Brookhaven|WV
Layhill|MD
Mechanicville|NY
Santa Barbara|PR
Central|SC
Northumberland|NY
Birdsboro|PA
Flat River|MO
Glencoe|AL
Sunnyslope|CA
Mocksville|NC
Lakehills|TX
Wildwood|NJ
Grafton|WV
Vinton|IA
Chardon|OH
Stansbury park|UT
Tipton|IN
Daleville|AL
Poplar Grove|IL
Maplewood|WA
Tichigan|WI
Kaser|NY
Kings Point|NY
Port Allen|LA
Wheatley Heights|NY
Bowie|TX
Tara Hills|CA
Dos Palos|CA
Homestead Meadows North|TX
Brookshire|TX
Sugarcreek|PA
Carmi|IL
Olyphant|PA
Savannah|MO
Dunlap|TN
Byron|GA
Sawmills|NC
Pound Ridge|NY
Piedmont|SC
South Bay|FL
Colona|IL
El Cerrito Corona|CA
Turpin Hills|OH
Springhill|LA
Perry|OK
Sulphur|OK
Sunbury|OH
Sparta|TN
Milan|IL
Dayton|MN
Chestertown|MD
Bolivar|TN
Columbia Falls|MT
Bridgeville|PA
Wahneta|FL
Doffing|TX
Camilla|GA
Zapata|TX
Auburn|NH
Sheldon|IA
Fruitland|ID
Glennville|GA
Summerside|OH
Monee|IL
Buellton|CA
South Pasadena|FL
Adjuntas|PR
North Scituate|MA
Kensington|CA
Deschutes River Woods|OR
Boiling Springs|SC
Lake Norman of Catawba|NC
Manchester|IA
Paris|ME
Kenneth City|FL
Granite Shoals|TX
Allegan|MI
Watseka|IL
Cold Spring Harbor|NY
New Burlington|OH
Kingsford|MI
Wapato|WA
Cidra|PR
Giddings|TX
McGregor|TX
Fort Pierce South|FL
Warm Mineral Springs|FL
Redwood Falls|MN
Apple Valley|OH
Blaine|WA
Ayden|NC
Hampton|MD
Eagleton Village|TN
Shanor-Northvue|PA
Demarest|NJ
Northfield|NH
Alexandria|IN
Samsula-Spruce Creek|FL
Childersburg|AL
Gretna|NE
Fairfield|IL
Morganville|NJ
Lemmon Valley|NV
Forest Hills|TN
Mathis|TX
Waterloo|NY
Moultonborough|NH
Thiells|NY
Vandergrift|PA
Rainsville|AL
Fairwood|MD
Cherokee|IA
Kutztown|PA
Centreville|IL
Lake City|MN
Frankenmuth|MI
Sea Cliff|NY
Tucumcari|NM
Robinwood|MD
Valparaiso|FL
Shenandoah|IA
Munroe Falls|OH
Holbrook|AZ
Staunton|IL
Spirit Lake|IA
Port Isabel|TX
Penn Yan|NY
West Salem|WI
Richland Center|WI
Dellwood|MO
West Sayville|NY
Saltillo|MS
Shady Hollow|TX
North Fond du Lac|WI
Harlan|IA
Houlton|ME
Ironwood|MI
Mendham|NJ
Preston City|CT
Cutler|CA
Saint Augustine South|FL
Tillamook|OR
Bondurant|IA
Boxborough|MA
Columbus|WI
East Flat Rock|NC
Travelers Rest|SC
South Amherst|MA
Salem|MO
Thatcher|AZ
Lake Wildwood|CA
Krum|TX
Mayville|WI
Stafford Springs|CT
Olympia Fields|IL
Jay|ME
Arnold|PA
Grymes Hill|NY
Swoyersville|PA
Needles|CA
Jackson|GA
Chisholm|MN
Carle Place|NY
Bloomingdale|DC
Normandy|MO
Placitas|NM
Waynesboro|MS
Violet|LA
Lake Barrington|IL
Osceola|IA
Angier|NC
San Leon|TX
Ocean Bluff-Brant Rock|MA
North Oaks|MN
Green Tree|PA
Jackson|AL
West Elmira|NY
Rockport|MA
Davison|MI
Zebulon|NC
Moca|PR
Marseilles|IL
Westvale|NY
Heeia|HI
Hollywood|SC
Falfurrias|TX
Lawrenceburg|IN
Circle Pines|MN
Eastgate|WA
Scenic Oaks|TX
Avondale|LA
Pleasant Run|OH
Yosemite Lakes|CA
Butler Beach|FL
Winona Lake|IN
Bristol|WI
South Sarasota|FL
Clarks Summit|PA
Firthcliffe|NY
Clementon|NJ
Orange|VA
Mansfield|LA
Deale|MD
Penns Grove|NJ
Flora|IL
Utica|MI
Medical Lake|WA
Ranson|WV
Desloge|MO
Crystal Springs|MS
Westmont|PA
Wauchula|FL
New Boston|NH
Boothwyn|PA
Highland Lake|NJ
Duryea|PA
Amelia|OH
Chisago City|MN
Stone Park|IL
Eaton|CO
Bulverde|TX
Fort Stewart|GA
Boulder Creek|CA
Aguilita|PR
Willow Park|TX
Johnstown|OH
Twin Lakes|CA
Searingtown|NY
Ahoskie|NC
Hermon|ME
North Windham|ME
Carthage|MS
Brent|AL
Wrightsboro|NC
Breckenridge|CO
Peppermill Village|MD
Salem|NJ
East Freehold|NJ
Spry|PA
Cicero|IN
Chittenango|NY
Union Grove|WI
Windsor Heights|IA
Seven Lakes|NC
Palos Park|IL
Benson|AZ
Peculiar|MO
Bay Hill|FL
Toronto|OH
Prospect|KY
Sawgrass|FL
Porter|IN
Hadley|MA
Brookdale|SC
Shenandoah|PA
Whiting|IN
East Harwich|MA
Blakely|GA
Longview|NC
Manheim|PA
Flagler Beach|FL
Salisbury|MA
Eagar|AZ
Highlands|NJ
Kingfisher|OK
Denver City|TX
Mount Hood Village|OR
Running Springs|CA
Telford|PA
Willits|CA
Raeford|NC
Northvale|NJ
Niskayuna|NY
Sansom Park|TX
Town and Country|WA
Franklin|NJ
Nashville|GA
Bellingham|MA
Omak|WA
Farmers Loop|AK
Wellington|OH
Edenton|NC
Crestwood|KY
Crystal City|MO
Beckett|NJ
Exton|PA
Lakeview|GA
Tea|SD
Flower Hill|NY
Platte City|MO
Massanetta Springs|VA
Gilbertsville|PA
Colorado City|AZ
Oak Park Heights|MN
Gladstone|MI
Luray|VA
La Crescent|MN
Harrington Park|NJ
Lake Worth|TX
Manchester|MD
Rio Bravo|TX
Sonora|CA
Sierra View|PA
Sheridan|AR
Evansdale|IA
Clinton|IN
Elmsford|NY
Lakeport|CA
Waikoloa|HI
Neptune City|NJ
Naval Academy|MD
Carmel|NY
Eagleville|PA
Veneta|OR
Rocky Mount|VA
Carlisle|MA
Sultan|WA
Ridge Wood Heights|FL
Auburn|IL
Farrell|PA
Dacono|CO
Friendship Village|MD
Mount Pleasant|TN
Little Falls|NY
North Braddock|PA
Providence|TX
Madisonville|TN
Colchester|CT
Seat Pleasant|MD
Pinardville|NH
Tallassee|AL
Adairsville|GA
Nolanville|TX
Sayre|OK
Blue Point|NY
West Pittston|PA
Royersford|PA
Hockinson|WA
Winchester|IN
Newport|NH
Annville|PA
Island Park|NY
Belleview|FL
Berwick|LA
Silverton|OH
Winnsboro|LA
Obetz|OH
Lake Holiday|IL
Edgefield|SC
Smith Mills|MA
Tulia|TX
Meadows Place|TX
Brielle|NJ
East Quogue|NY
Hunters Creek Village|TX
Villages of Oriole|FL
LaBelle|FL
Midway North|TX
Glendora|NJ
Jonesboro|GA
Westwood|KY
Midway|NC
Barling|AR
Kahaluu|HI
Headland|AL
Palmetto|GA
Cheboygan|MI
Whitfield|PA
Edwardsville|PA
Miami Heights|OH
Lexington|OH
Mount Olive|NC
Vamo|FL
New Lexington|OH
Saint Clair|MO
Cottleville|MO
Newport|NC
Rio Communities|NM
Vandercook Lake|MI
North Hampton|NH
Goddard|KS
Colville|WA
Monticello|LA
Brisbane|CA
Breckenridge Hills|MO
Pleasant Garden|NC
Penitas|TX
Piedmont|AL
West Milton|OH
Spring Lake Heights|NJ
La Grange|TX
Imperial|MO
Archer Lodge|NC
Meadow Lake|NM
Polson|MT
Lake Montezuma|AZ
Devine|TX
Wakefield|NH
Elko New Market|MN
Ward|AR
Perry|UT
Farley|KY
Oak Hill|TN
Becker|MN
Piney|AR
New Roads|LA
Glen Head|NY
Sabattus|ME
New Haven|MI
Portland|NY
Danville|PA
New Boston|TX
Hendron|KY
Fox River Grove|IL
Mountain Grove|MO
Princeton|MN
Lake Sarasota|FL
Erwin|NC
Fishhook|AK
Simonton Lake|IN
Old Westbury|NY
Luverne|MN
Myrtletown|CA
Boiling Springs|NC
Walnut Ridge|AR
Mount Repose|OH
Michigan Center|MI
Carlyss|LA
Baldwin City|KS
New Castle|CO
Donora|PA
Higginsville|MO
Granite Falls|NC
Rochester|MA
Canastota|NY
Purchase|NY
Dardanelle|AR
El Cerro Mission|NM
Whiskey Creek|FL
DeWitt|MI
Ossipee|NH
Pleasant Run Farm|OH
Newton Falls|OH
Bayou Vista|LA
Montebello|NY
Dodgeville|WI
Brookline|NH
Comerío|PR
Ashland City|TN
Raymond|ME
Jackson|CA
West Bay Shore|NY
McMurray|PA
Lely Resort|FL
Rock Hill|MO
Midway|UT
Columbia|KY
Offutt Air Force Base|NE
Naguabo|PR
Avalon|PA
Erda|UT
Flemington|NJ
Jim Thorpe|PA
Amite|LA
Smithville|TN
Mount Ephraim|NJ
Ardsley|NY
Madisonville|TX
Hollis Center|ME
Lemoyne|PA
Fort Rucker|AL
Elmwood|LA
Palacios|TX
Eldon|MO
Buffalo|WY
Manlius|NY
Grandyle Village|NY
Fountain Hill|PA
Wamego|KS
Centreville|MD
Primera|TX
Mineola|TX
Dallas|NC
South Bound Brook|NJ
Kaplan|LA
Galeville|NY
Westlake|LA
McLoud|OK
Farmville|NC
Forestbrook|SC
Wayzata|MN
Montgomery|NY
Sherman|IL
Saint James|MN
Huber Ridge|OH
Cherokee Village|AR
Parker|FL
Buena|NJ
Pittsburg|TX
Hamilton|MT
Dulles Town Center|VA
Shelbyville|IL
Hazardville|CT
Philomath|OR
Lexington|MO
Foster|RI
Humboldt|IA
Kalaheo|HI
Marlow|OK
Grant City|NY
Portola Valley|CA
Cresaptown|MD
Lake Darby|OH
Barnwell|SC
Seagate|NC
Epsom|NH
Addis|LA
Chesterbrook|PA
Jonesboro|LA
Hawthorne|NY
New Freedom|PA
Planada|CA
Negaunee|MI
Nowthen|MN
Pascoag|RI
Swannanoa|NC
Aguas Buenas|PR
East Palestine|OH
Capitol Heights|MD
Carrollton|VA
Ellisville|MS
Greenfield|OH
Barnstead|NH
Gibsonia|FL
North Westport|MA
Winfield|AL
Ogallala|NE
West York|PA
Orangeburg|NY
Cobleskill|NY
Winnfield|LA
South Barrington|IL
Bremen|IN
Bridgeport|PA
Kittery|ME
Hummelstown|PA
Hebbronville|TX
Villalba|PR
Hancock|MI
Margaret|AL
Beattystown|NJ
Phoenix|OR
Point Pleasant Beach|NJ
Ludlow|KY
Pupukea|HI
Wiggins|MS
Windom|MN
Dansville|NY
Buckley|WA
Montoursville|PA
Mattawa|WA
Edinburgh|IN
Blackwood|NJ
Soldotna|AK
Flourtown|PA
Mount Vernon|MO
Danville|NH
Swartz|LA
South Sanford|ME
Russell|KS
Guerneville|CA
Wellsville|NY
Haverhill|NH
Wanamassa|NJ
Gibraltar|MI
Berlin|MD
South Hill|VA
Scott City|MO
East Petersburg|PA
Wrightwood|CA
Nocatee|FL
Montgomery|GA
Whiteville|TN
Church Point|LA
Avon|MA
Sergeant Bluff|IA
Mullins|SC
Wenham|MA
Chinle|AZ
Hartwell|GA
Del Monte Forest|CA
Ridge Manor|FL
Newton|NH
Wahoo|NE
Lost Creek|TX
Breese|IL
Massac|KY
West Hazleton|PA
Lee|NH
Hollister|MO
Whitmore Village|HI
Aurora|NE
Jessup|PA
Ivanhoe|CA
Sullivan|IL
Nikiski|AK
Penn Estates|PA
Reidland|KY
Unalaska|AK
Fayette|AL
Highland|IN
Rancho Calaveras|CA
Selmer|TN
East Greenbush|NY
Coldwater|OH
Mount Vernon|IA
Pittsfield|IL
Beavercreek|OR
Fruitland Park|FL
Toa Alta|PR
Waimanalo Beach|HI
Haskell|AR
Ashdown|AR
Nashville|AR
Littlestown|PA
Oconto|WI
Mead|CO
North Laurel|MD
Flanders|NY
Battlement Mesa|CO
Tice|FL
Turners Falls|MA
Middletown|MD
Lebanon|IL
Millinocket|ME
Paxton|MA
Saukville|WI
Whitehouse|OH
Tarentum|PA
Geneva|AL
Franklin Center|NJ
Valdese|NC
North Sea|NY
King George|VA
Goodland|KS
Hearne|TX
Plymouth|NH
Clintonville|WI
Elberton|GA
Summerville|GA
Quantico Station|VA
Horton|AL
Beecher|IL
Larksville|PA
Georgetown|OH
Tuscola|IL
Ottawa Hills|OH
Newport|VT
Hinesburg|VT
Baxley|GA
Vilonia|AR
Winona|MS
Crestline|OH
Perryville|MD
Hawaiian Ocean View|HI
Celada|PR
Bealeton|VA
Osage Beach|MO
Edgewood|OH
Shingle Springs|CA
Greendale|IN
Jenkintown|PA
Lawrenceville|IL
Florence|NJ
Creedmoor|NC
Oak Grove|TN
Castle Hills|TX
Jacksboro|TX
Okauchee Lake|WI
Tazewell|VA
Brookridge|FL
Beaver|PA
Glassport|PA
Sparta|IL
Bayside|WI
West Peoria|IL
Santa Ynez|CA
Silverthorne|CO
Moses Lake North|WA
Ellisburg|NJ
Sykesville|MD
Littleton|NH
Jefferson|GA
Scottsville|KY
Sainte Genevieve|MO
Carmel Valley Village|CA
Carver Ranches|FL
Orangetree|FL
Dorneyville|PA
Ligonier|IN
Candia|NH
Prairie Heights|WA
Denair|CA
Scarborough|ME
Millis-Clicquot|MA
Coopertown|TN
Lindstrom|MN
Adamsville|AL
Leisure Village|NJ
Ottawa|OH
Hamburg|PA
California|MO
Greenville|KY
River Road|NC
Kanab|UT
Coleman|TX
Edwardsville|KS
Daytona Beach Shores|FL
Harrogate|TN
Suncoast Estates|FL
Barrow|AK
Social Circle|GA
Rogersville|TN
Madeira Beach|FL
Batesburg|SC
Cherry Grove|OH
Black Diamond|WA
Dutch Harbor|AK
Lyons|GA
West Ocean City|MD
Hyde Park|UT
Mauston|WI
Gardnertown|NY
Indian Mountain Lake|PA
Clearwater|SC
Magee|MS
Saint Bernard|OH
San Diego|TX
Dilworth|MN
Cochran|GA
Florence|MS
Mount Pleasant|PA
Maize|KS
Buchanan|MI
City Island|NY
Viroqua|WI
Lamar|MO
Hurstbourne|KY
South Haven|MI
Brookfield|MO
Rockford|MN
Clarkson|NY
Benton|KY
Paxton|IL
Sauk Centre|MN
North Kansas City|MO
Dawson|GA
Tiptonville|TN
Parker|TX
Chatsworth|GA
Verdigris|OK
Coopersville|MI
Garwood|NJ
Del Mar|CA
Tinicum|PA
Denton|MD
Taylor Creek|FL
Vandalia|MO
Central Gardens|TX
South Lebanon|OH
Pinetop-Lakeside|AZ
Park Layne|OH
Hampden|ME
Hometown|IL
Camanche|IA
Archbold|OH
Saint Robert|MO
Springville|NY
Shelley|ID
Redwood|TX
Medford|WI
Belton|SC
Marshfield|MA
Plains|PA
Lopezville|TX
Kings Park|VA
Walkertown|NC
Armonk|NY
Cramerton|NC
Vieques|PR
Cortland|IL
Williamstown|MA
Youngstown|FL
Dumas|AR
Polk City|IA
Anna|IL
American Falls|ID
Whiteland|IN
Stafford|VA
Kingsville|MD
Brownsville|LA
Cockrell Hill|TX
Deerfield|NH
Stowe|VT
Temple|GA
Wolverine Lake|MI
Loíza|PR
Sparta|MI
Carver|MN
Atlantic Highlands|NJ
Narberth|PA
Edgartown|MA
North Terre Haute|IN
High Ridge|MO
Groesbeck|TX
Rutherford|PA
Plain City|OH
Hokes Bluff|AL
Rockmart|GA
Berryville|VA
Magnolia|NJ
Osawatomie|KS
Austin|IN
Pleasant View|TN
Herricks|NY
East Troy|WI
Monte Vista|CO
West Wendover|NV
Santa Venetia|CA
La Joya|TX
Hampton|IA
Watertown|MN
Farmington|ME
Mountain Lakes|NJ
Le Roy|NY
Caldwell|TX
Surfside Beach|SC
Hawaiian Beaches|HI
West Jefferson|OH
Jersey Shore|PA
Emerald Lake Hills|CA
Ford City|CA
Louisburg|KS
Point Pleasant|WV
Slatington|PA
Ellenton|FL
Jourdanton|TX
Heber|CA
Buhl|ID
Waverly|OH
Falmouth|VA
Tortolita|AZ
Sherborn|MA
Riverdale|NJ
Royal Pines|NC
Sharpsville|PA
Bigfork|MT
China|ME
Phoenix Lake|CA
Bradley Beach|NJ
Sebring|OH
Waverly|NY
Spindale|NC
Bellville|TX
Euharlee|GA
Minersville|PA
Paradise Hills|NM
Prairie du Sac|WI
Big Pine Key|FL
Mitchell|IN
Walhalla|SC
Barrington Hills|IL
Scottdale|PA
Lyncourt|NY
Lonoke|AR
Paintsville|KY
Wolfforth|TX
Bristow|OK
Patillas|PR
Blanchester|OH
Adel|IA
Grafton|ND
Cortez|FL
Freeburg|IL
Camuy|PR
Clarkdale|AZ
Egg Harbor City|NJ
Spotsylvania Courthouse|VA
Verona|VA
Mary Esther|FL
Greene|ME
Mojave|CA
Lorane|PA
Lisbon|CT
Honesdale|PA
West Laurel|MD
North Wilkesboro|NC
University Gardens|NY
Cornwall|PA
Westville|NJ
Cornelia|GA
Westover|WV
Dilley|TX
Ipswich|MA
West Newbury|MA
Bolton|MA
Pendleton|IN
Mattituck|NY
Rumford|ME
Slaughterville|OK
Leisure Village East|NJ
South Greeley|WY
Millsboro|DE
Saint James|MO
Cotulla|TX
Pennside|PA
Bethlehem|NC
Chariton|IA
Winchendon|MA
Beaufort|NC
Sellersville|PA
West Milwaukee|WI
Sparks|TX
Burnham|IL
Dillon|MT
Vassalboro|ME
Prescott|WI
French Island|WI
Rosemont|IL
Long Hill|CT
Mystic|CT
Lochmoor Waterway Estates|FL
Dyersville|IA
Jefferson|IA
Holmes Beach|FL
Springville|AL
Pittsboro|NC
Falls City|NE
Comanche|TX
East Merrimack|NH
Hazlehurst|GA
Mount Carmel|OH
Dimmitt|TX
Centralia|MO
Northwoods|MO
West Bradenton|FL
Monongahela|PA
University Park|NM
Lindale|GA
West Reading|PA
Canton|NC
Ashville|OH
Trent Woods|NC
Sullivan City|TX
Bellaire|OH
Lake Wisconsin|WI
Empire|CA
Leland|MS
Westway|TX
Wauna|WA
Alturas|FL
Gang Mills|NY
Gatlinburg|TN
Pine Level|AL
Salem|CT
China Grove|NC
Rutherfordton|NC
Fayetteville|NY
Reiffton|PA
Cedarville|OH
Wadena|MN
Hamilton|NY
Broadmoor|CA
Avenue B and C|AZ
Clay Center|KS
North East|PA
Morgans Point Resort|TX
Columbiana|AL
Carlisle|IA
Chester|MD
Wayland|MI
Aldan|PA
Ho-Ho-Kus|NJ
Volo|IL
Welcome|NC
Bluffton|OH
Indian River Shores|FL
Armona|CA
Jasper|FL
Sullivan|IN
Randleman|NC
Rosebank|NY
Taylor|AZ
Hauula|HI
Grant|MN
Hooksett|NH
Medford Lakes|NJ
Byram|CT
Golden Triangle|NJ
Morrison|IL
Goodview|MN
Fetters Hot Springs-Agua Caliente|CA
Marine City|MI
East Hampton North|NY
Pipestone|MN
Suquamish|WA
South Chicago Heights|IL
Breinigsville|PA
Newport|SC
Lathrup Village|MI
Trenton|TN
Liberty|NY
Ely|NV
Pocomoke City|MD
Isle of Palms|SC
Broken Bow|OK
Roselawn|IN
Woodruff|SC
Churchville|PA
Forty Fort|PA
Barnesville|OH
Williamston|SC
Medina|TN
Kenmar|PA
Warminster Heights|PA
Spackenkill|NY
El Verano|CA
Malden|MO
Peotone|IL
Colorado City|TX
Indian Rocks Beach|FL
Vidalia|LA
Metter|GA
Bardonia|NY
Reedsport|OR
Wolf Lake|MI
Whiteriver|AZ
Goulding|FL
Smithville|TX
Sinking Spring|PA
Burgaw|NC
Nassau Bay|TX
Raynham Center|MA
Lisbon Falls|ME
Cool|CA
Pecan Acres|TX
Forestdale|MA
Caro|MI
Holtville|AL
Rockaway Point|NY
Kewaskum|WI
Manchester|GA
June Park|FL
Cold Spring|MN
Lake of the Woods|AZ
Eastwood|LA
Pilot Point|TX
Louisville|TN
Butler|MO
Dundee|FL
Waverly|TN
Haleyville|AL
Rydal|GA
Fleetwood|PA
Berne|IN
Assonet|MA
Benton Heights|MI
Hampstead|NC
Fort Gibson|OK
Weston|WV
Ellenville|NY
Bunche Park|FL
Mount Olive|AL
Lafayette|TN
Boylston|MA
Fulton|MS
Riva|MD
Fredericktown|MO
Laurel|DE
Boca Pointe|FL
Senoia|GA
Woodson Terrace|MO
Livingston|TN
Argo|AL
Mahanoy City|PA
Barboursville|WV
Chalfont|PA
East Windsor|CT
Dexter|MI
Bunkie|LA
Oak View|CA
Hallsville|TX
Eldorado|IL
Dwight|IL
Cannon Falls|MN
Alfred|NY
Arlington|NY
Elkin|NC
LaVerkin|UT
Chelan|WA
Grayson|KY
Hudson|TX
Scandia|MN
Felton|CA
Grant-Valkaria|FL
Woodbridge|VA
Algonac|MI
Fenton|MO
Thomasville|AL
Morgan|UT
Boyertown|PA
Caseyville|IL
Waynesburg|PA
Westborough|MA
Rosedale|WA
Greencastle|PA
Gordon Heights|NY
Selby-on-the-Bay|MD
Aguada|PR
Kildeer|IL
Rosewood Heights|IL
San Carlos|AZ
Manning|SC
Baden|PA
Buckingham|FL
Fremont|MI
Pocola|OK
Mosinee|WI
Brewerton|NY
Rigby|ID
Baxter Springs|KS
Sissonville|WV
Citrus Park|AZ
Fordyce|AR
Spencer|OK
Highlands-Baywood Park|CA
Madison|GA
Westport|NC
Wonder Lake|IL
Garden City South|NY
San Joaquin|CA
Chagrin Falls|OH
Level Green|PA
Forest City|IA
Orange|MA
Dallastown|PA
Wood Village|OR
Stilwell|OK
Saw Creek|PA
Alvarado|TX
Charleroi|PA
Forsyth|GA
Aumsville|OR
Mount Plymouth|FL
Crescent Springs|KY
Bystrom|CA
South Brooksville|FL
Columbus|MN
Niwot|CO
Bloomfield Hills|MI
Skyline View|PA
New Lebanon|OH
North Great River|NY
Cross Plains|WI
Ridgeland|SC
Le Sueur|MN
Menands|NY
Rossville|GA
Rose Hill|KS
Oakhurst|NJ
The Meadows|FL
Dundee|MI
Montpelier|OH
Akron|PA
Belleair|FL
Oaklyn|NJ
Shallotte|NC
Otsego|MI
Greenfield|CA
Washington Park|IL
Ball|LA
Fort McKinley|OH
Highgrove|CA
Danielson|CT
Woodbridge|CA
Mullica Hill|NJ
Le Claire|IA
Elmira Heights|NY
Sheffield|OH
Bonsall|CA
Washington|GA
Springfield|VT
Hubbardston|MA
Mulberry|FL
Reminderville|OH
Heritage Hills|NY
Walthourville|GA
Windber|PA
Baldwin|WI
Fairway|KS
Haleiwa|HI
Lafayette|OR
Larned|KS
Saint Joseph|IL
Mount Hermon|VA
Wallace|NC
Hugoton|KS
Castle Point|MO
Throop|PA
Caban|PR
Fortville|IN
Gamewell|NC
Spurgeon|TN
Bunker Hill Village|TX
Highland Mills|NY
Port Aransas|TX
Lewisburg|WV
Village Shires|PA
Park Rapids|MN
Warren|ME
Williamstown|KY
Country Lake Estates|NJ
Nottingham|NH
Carroll Valley|PA
Deer Park|WA
East Sandwich|MA
Norton|VA
Hephzibah|GA
Woodmore|MD
Weaverville|NC
Herculaneum|MO
West Columbia|TX
Monmouth|ME
Bellaire|KS
Laguna Beach|FL
Tri-City|OR
Belfair|WA
Hardwick|GA
Centerville|MN
Northwest Harwich|MA
Wilmer|TX
Tabor City|NC
Marshall|WI
Huntingdon|TN
Highland Lakes|AL
Hazlehurst|MS
South Point|OH
Mountain View|HI
Madill|OK
Portland|MI
Dupo|IL
Union Springs|AL
McGehee|AR
Stock Island|FL
Chester|NY
Alexandria|AL
Lake of the Pines|CA
Wilbraham|MA
Lawrence Park|PA
Boscawen|NH
Park Hill|OK
Whitesboro|TX
Hayfield|VA
Mogadore|OH
Walton|KY
Lowell|MI
Marietta-Alderwood|WA
Argyle|TX
Presidio|TX
Elba|AL
Saugerties|NY
Chalkville|AL
Kensington Park|FL
North Wildwood|NJ
Carmel-by-the-Sea|CA
Millstadt|IL
Beach Haven West|NJ
Ridgway|PA
Chilton|WI
Crane|TX
Friona|TX
Dewey-Humboldt|AZ
Mineral Ridge|OH
Lolo|MT
Village Green|NY
Basalt|CO
Montesano|WA
Forest Oaks|NC
Booneville|AR
Tarpey Village|CA
Citronelle|AL
Nichols Hills|OK
Lawrenceville|NJ
Semmes|AL
Carrollton|KY
Swanton|OH
Farmington|NH
Kittanning|PA
Williamston|MI
Laureldale|PA
Bordentown|NJ
Lower Grand Lagoon|FL
Meridian|PA
Marshall|IL
Camdenton|MO
Belleville|MI
Tyro|NC
Bajadero|PR
Northwood|NH
Denver|PA
Catskill|NY
Idyllwild-Pine Cove|CA
Pennsburg|PA
Lake Erie Beach|NY
Quitman|GA
Valdez|AK
Elroy|NC
Madison|IL
Brookville|PA
Ashland|MO
Florence|CO
Lancaster|KY
Shrewsbury|PA
Cozad|NE
Farmerville|LA
Strafford|NH
Treasure Lake|PA
Charlotte|VT
Buzzards Bay|MA
Irwin|PA
Coquille|OR
Indian Head|MD
Southgate|KY
Ovilla|TX
Samoset|FL
Wingate|NC
Woodbourne|PA
Longview Heights|WA
Garden Ridge|TX
Valley Grande|AL
Crittenden|KY
Chattanooga Valley|GA
Putnam Lake|NY
Ravenswood|WV
Lakewood|IL
Sunderland|MA
Deephaven|MN
Lonsdale|MN
Arnold|CA
Leo-Cedarville|IN
Highland Falls|NY
Harbison Canyon|CA
West Pleasant View|CO
Salem Heights|OH
Linden|MI
Scott City|KS
Bosque Farms|NM
Green Oaks|IL
Hanamaulu|HI
Cresco|IA
Lambertville|NJ
Richwood|TX
Albia|IA
Society Hill|NJ
Sewickley|PA
Morada|CA
Olivarez|TX
Sherman|CT
Rocky Ford|CO
South Russell|OH
Eastland|TX
Monticello|IA
Indian Head Park|IL
Maytown|PA
Plainwell|MI
Cayuga Heights|NY
Newfane|NY
North Hudson|WI
Desert Edge|CA
Merchantville|NJ
Roosevelt Park|MI
Ashburn|GA
Potala Pastillo|PR
La Cienega|NM
Port Monmouth|NJ
Rosita North|TX
DeMotte|IN
Hesston|KS
Lawnton|PA
Emmetsburg|IA
Shrewsbury|NJ
Chesterfield Court House|VA
Broadway|VA
Fairview|NJ
Bishop|CA
Nome|AK
Edgewood|NM
Greentown|OH
Spring House|PA
Lake Tansi|TN
Sunset Beach|NC
Thompson's Station|TN
El Jebel|CO
Hardin|MT
Falmouth|MA
Avalon|CA
Lansford|PA
Gouverneur|NY
Golden Beach|MD
Kings Beach|CA
Wintersville|OH
Newcomerstown|OH
Yellow Springs|OH
Hiram|GA
Cisco|TX
Carter Lake|IA
Beloit|KS
Lake Park|NC
Jackson|LA
National Harbor|MD
Shannon Hills|AR
Upland|IN
Blanding|UT
Mills|WY
Saint James City|FL
Longbranch|WA
Franklinton|LA
Rockwell|AR
Rochester|IL
North Muskegon|MI
Glenwood Landing|NY
Bryn Mawr|PA
Oak Bluffs|MA
Lancaster|WI
Broward Estates|FL
Vienna|GA
Boyne City|MI
Evergreen|AL
Cleveland|GA
Chesterfield|NH
Clyde|TX
Sweeny|TX
Todd Creek|CO
Carolina Shores|NC
Southern Shops|SC
Ballinger|TX
Marianna|AR
Rochester|WI
Metzger|OR
Salton City|CA
Jasper|GA
Palmer Heights|PA
Bagdad|FL
Vine Hill|CA
Moyock|NC
Thornwood|NY
Skippack|PA
Fruit Hill|OH
Sidney|NY
Hopedale|MA
Canton|TX
Fairbury|NE
Waialua|HI
Coal Valley|IL
Forks|WA
Northchase|NC
Collinsville|CT
Northlake|SC
Venersborg|WA
Port Vue|PA
Nowata|OK
Turnersville|NJ
Calcutta|OH
Independence|MN
Gibbstown|NJ
Clifton Forge|VA
Wadsworth|IL
Waverly|NE
West Pasco|WA
Fremont|NH
Jamestown|NC
East Rockingham|NC
South Toms River|NJ
Heritage Village|CT
Waukon|IA
Owego|NY
Saint Charles|MN
Metamora|IL
Highland Beach|FL
Frackville|PA
West Liberty|IA
Port Reading|NJ
Northumberland|PA
Elim|PA
Fort Shawnee|OH
Lyons|KS
Algood|TN
Wheatland|CA
North East|MD
North El Monte|CA
Escatawpa|MS
Boalsburg|PA
Pell Lake|WI
Tierra Verde|FL
Hudson|NC
Emerald Isle|NC
Burlington|CO
White City|FL
Smithton|IL
Sherwood|OH
Kiel|WI
North Richmond|CA
Placid Lakes|FL
Lake Providence|LA
Roebling|NJ
Charlotte Harbor|FL
Shadyside|OH
Bayport|MN
Bethel|WA
McGuire AFB|NJ
Oneida|TN
Zelienople|PA
Pelham|GA
Honea Path|SC
Dell Rapids|SD
Hebron|IN
Harrisburg|OR
Crawfordville|FL
Dover|FL
Umatilla|FL
Richfield|OH
Aurora|IN
Loch Lomond|VA
Tornado|WV
Ringgold|GA
Shark River Hills|NJ
Severance|CO
Odenville|AL
Stowe|PA
Granger|WA
Brittany Farms-Highlands|PA
Whitesboro|NY
Rock Valley|IA
Frederick|OK
Laureles|TX
Key Center|WA
Harrington|DE
Lloyd Harbor|NY
Millvale|PA
Horicon|WI
Holiday City South|NJ
Parkesburg|PA
Oracle|AZ
High Point|FL
Stanley|NC
Clifton|AZ
Pacheco|CA
Oakwood|OH
Pemberwick|CT
King City|OR
Holden Heights|FL
Minerva|OH
Eastover|NC
Norwood Young America|MN
Stanford|KY
Eveleth|MN
Grand Bay|AL
Marlboro Meadows|MD
Dunean|SC
Copperopolis|CA
Cuthbert|GA
Muttontown|NY
Marlboro|NY
Evergreen|WI
Hainesville|IL
Hohenwald|TN
Unadilla|GA
Orrington|ME
Camp Lake|WI
Rayville|LA
Dublin|TX
Mount Orab|OH
Gaylord|MI
West Menlo Park|CA
Mirrormont|WA
Wheatland|WY
Plymouth|NC
Northern Cambria|PA
Taylor Lake Village|TX
Loudoun Valley Estates|VA
Piggott|AR
Osage|IA
Sidney|ME
O'Neill|NE
Mount Gilead|OH
Eagle Lake|TX
Wellsville|UT
Lowell|NC
Lansing|NY
Byron|IL
Oglesby|IL
Lincoln|ID
Fox Farm-College|WY
Desoto Lakes|FL
Perth|NY
Riverwoods|IL
South Dennis|MA
Wrightsville|GA
South Vacherie|LA
Holt|AL
Carrollton|MO
Northfield|OH
Arabi|LA
Battle Mountain|NV
Johnson|AR
Haviland|NY
Leonardtown|MD
Santo Domingo|PR
Fox Island|WA
Silver Summit|UT
Berwyn|PA
Hazel Green|AL
Fairbury|IL
Paoli|IN
Columbus|TX
Dannemora|NY
Melody Hill|IN
Grantley|PA
Vivian|LA
Quartzsite|AZ
Romeo|MI
Cedar Springs|MI
Fort Defiance|AZ
Sagamore|MA
Mountain Home|NC
Hobart|OK
Newtown Grant|PA
Franklin|NC
Lyons|NY
Beaver Dam|KY
Singac|NJ
Palmyra|MO
Melrose|MN
Campbelltown|PA
Mar-Mac|NC
Castle Pines|CO
Red Oaks Mill|NY
Slippery Rock|PA
Tilton|NH
Scott Air Force Base|IL
Spring Valley|TX
Kane|PA
Carefree|AZ
Kimberly|ID
Genesee|CO
Coto Laurel|PR
Pawhuska|OK
Mission Hills|KS
Pearl River|MS
Sloan|NY
Maeser|UT
Ahtanum|WA
Esperance|WA
Holts Summit|MO
North Plymouth|MA
Weaverville|CA
Dixmoor|IL
Knox|IN
Saluda|SC
Yuma|CO
Greenhills|OH
Three Oaks|FL
Manhasset Hills|NY
Benson|NC
Amberley|OH
Carthage|NY
Ozark|AR
Coquí|PR
Spencerport|NY
Bawcomville|LA
Jayuya|PR
Red Bud|IL
Elizabethtown|NC
University Center|VA
Carey|OH
Peralta|NM
Forsyth|IL
Centerville|TN
Golf Manor|OH
Idyllwild|CA
Leisuretowne|NJ
Le Roy|IL
Penrose|CO
Blackshear|GA
Colonial Beach|VA
Oregon|IL
South Glens Falls|NY
Port Hadlock-Irondale|WA
Morganfield|KY
Two Harbors|MN
Tupper Lake|NY
Mission Hills|CA
Camden|TN
Merton|WI
Frontenac|MO
Watertown|CT
Imlay City|MI
Windsor|WI
Teague|TX
Country Squire Lakes|IN
Arundel|ME
Meiners Oaks|CA
Centre|AL
Camden|ME
Bunk Foss|WA
Rochester|PA
Stanley|WI
Noyack|NY
Brookville|NY
Chipley|FL
El Dorado Springs|MO
Aledo|IL
Black River Falls|WI
Unicoi|TN
Horseshoe Bay|TX
Ranlo|NC
High Bridge|NJ
Monte Sereno|CA
Landmark|AR
Old Mystic|CT
Louisburg|NC
Luyando|PR
Trappe|PA
Omro|WI
Valley Springs|CA
Lake Clarke Shores|FL
Mountain View|NC
Willcox|AZ
Morongo Valley|CA
Lake Panasoffkee|FL
La Vale|MD
Broken Bow|NE
San Manuel|AZ
South Eliot|ME
Trevose|PA
Pulaski|WI
Kahaluu-Keauhou|HI
Wills Point|TX
Port Ewen|NY
Lincoln Park|CO
North Baltimore|OH
North Brooksville|FL
Houston|MS
Gibson|AR
Hanover|IN
Lenwood|CA
Clover Hill|MD
Saint Anthony|ID
Pen Argyl|PA
Limington|ME
Kekaha|HI
Alma|GA
Huxley|IA
West DeLand|FL
South Nyack|NY
Davenport|FL
La Dolores|PR
Oxford|MI
Newcastle|WY
Combined Locks|WI
Hot Springs|SD
Wilkesboro|NC
Port LaBelle|FL
Roland|OK
Shavano Park|TX
Woodstown|NJ
Minoa|NY
Mifflinburg|PA
Thompsonville|PA
Bloomer|WI
Lincoln|ND
Collegeville|MN
Eden|NY
Perry|NY
Long Lake|IL
Cape May|NJ
Gothenburg|NE
Paw Paw Lake|MI
Toledo|OR
Gooding|ID
Hominy|OK
Germantown Hills|IL
Camden|DE
West Monroe|MI
South Beach|FL
Johnston City|IL
Etowah|TN
Indianola|WA
Heflin|AL
Dewey|OK
Aguas Claras|PR
Tutwiler|MS
Polkton|NC
Leisure Village West-Pine Lake Park|NJ
Blackstone|VA
Calcium|NY
Sauk City|WI
Laguna Heights|TX
Paulding|OH
Hidden Meadows|CA
Oak Valley|NJ
Delta|UT
Helena Valley Northwest|MT
Newport|MN
Saint Johns|AZ
Tolono|IL
Summersville|WV
Amesti|CA
Lillington|NC
Southport|NC
Jobos|PR
Juno Beach|FL
Richwood|LA
Dillonvale|OH
Altavista|VA
Ohioville|PA
Malmstrom Air Force Base|MT
Haworth|NJ
Gallipolis|OH
Pottsgrove|PA
Brookmont|MD
Enon|VA
Washington|CT
Lake Isabella|CA
Mobridge|SD
West End-Cobb Town|AL
Riverton|IL
Mora|MN
Hill Air Force Base|UT
Freeland|PA
Pownal|VT
Highland Acres|DE
Richwood|NJ
Myrtle Creek|OR
West Orange|TX
Hurley|NY
Gramercy|LA
Hicksville|OH
Boonsboro|MD
Paw Paw|MI
Robins|IA
Pistakee Highlands|IL
New Hampton|IA
Lely|FL
Brookhaven|NY
Dover Base Housing|DE
Richmond|WI
Marion|AL
Kitty Hawk|NC
Farmersville|TX
Union City|IN
Port Saint Joe|FL
Wright City|MO
Wewoka|OK
Paris|AR
Sleepy Eye|MN
Waldron|AR
Jewett City|CT
Morton|MS
West Nyack|NY
Addison|WI
Story City|IA
Justin|TX
Mount Angel|OR
Lake Pocotopaug|CT
Goldendale|WA
Red Springs|NC
Jamestown|CA
Hoosick Falls|NY
Mansfield|PA
Malvern|PA
Peshtigo|WI
Valley Green|PA
Borrego Springs|CA
Captain Cook|HI
Pine Manor|FL
Loyalhanna|PA
Troy|NC
Houghton Lake|MI
Beechwood|MS
Lockland|OH
Mariemont|OH
Auburn Lake Trails|CA
Grasonville|MD
Kaunakakai|HI
Red Oak|NC
Saxon|SC
Cienegas Terrace|TX
Lyman|SC
Frontenac|KS
Kenedy|TX
New Brighton|NY
Feather Sound|FL
Pine Lawn|MO
Poteet|TX
Eagle Grove|IA
Jena|LA
Ross|OH
Greenland|NH
Lowville|NY
Livingston|AL
Humboldt Hill|CA
Glasgow|MT
Palmyra|NY
Aledo|TX
Princeton|MA
Sharpes|FL
Nahant|MA
Stanhope|NJ
Wellsville|OH
Gibson City|IL
Narragansett Pier|RI
Day Valley|CA
Level Park-Oak Park|MI
Ely|MN
Virden|IL
Thorndale|PA
West Wyomissing|PA
Locust Valley|NY
Brentwood|NH
Corunna|MI
Greensboro|GA
White Bluff|TN
Amity Gardens|PA
Etna|PA
Masontown|PA
Sharpsburg|PA
Gentry|AR
Cedar Grove|FL
Loxahatchee Groves|FL
Brimfield|MA
Essexville|MI
Bayshore|NC
Jacksonwald|PA
Sheffield|MA
Beulah|ND
Fort Lee|VA
Skidway Lake|MI
Rising Sun-Lebanon|DE
Ocilla|GA
Rio Dell|CA
Cleves|OH
Chandler|IN
Austin|AR
Lindsborg|KS
Bamberg|SC
Lake Lakengren|OH
Islandia|NY
Ticonderoga|NY
Water Valley|MS
River View Park|PA
Oakwood|GA
Pleasant Hills|MD
Midland|NC
Hokendauqua|PA
Tipton|MO
Tuckerton|NJ
Piney Point Village|TX
Warsaw|NY
French Camp|CA
Vineyards|FL
Ferriday|LA
Springdale|PA
Spearman|TX
Cuba|MO
Rogersville|MO
Iroquois Point|HI
Lutcher|LA
Karnes City|TX
San Antonio Heights|CA
Maiden|NC
Fulton|IL
Vails Gate|NY
West Point|NE
Clinton|CT
Zumbrota|MN
Georgetown|IL
Clifton|TX
South Alamo|TX
Reamstown|PA
South Duxbury|MA
Shannondale|WV
Lincoln Heights|OH
Newton|MS
Vinton|LA
Mount Oliver|PA
Boardman|OR
Kelseyville|CA
Manti|UT
Aubrey|TX
Winnsboro|SC
Big Lake|AK
Oak Point|TX
Cutchogue|NY
Prestonsburg|KY
Long Prairie|MN
Sleepy Hollow|IL
Hahnville|LA
Van Alstyne|TX
Brimfield|OH
Waterloo|WI
Lebanon|VA
Ocean Grove|NJ
Agua Dulce|CA
Llano|TX
Ossian|IN
Crestview Hills|KY
Heavener|OK
Winnsboro|TX
Baldwyn|MS
Auburn|NE
Durand|MI
Vandenberg Air Force Base|CA
Moulton|AL
Pine Island|MN
Newbern|TN
Rockport|ME
Lake Belvedere Estates|FL
Haughton|LA
West Point|VA
Nicholls|GA
Canton|SD
Alamo|GA
West Liberty|KY
Dana|NC
Luis Llorens Torres|PR
India Hook|SC
Montauk|NY
Wrightstown|WI
Mingo Junction|OH
Richville|OH
Clearview|WA
Peaceful Valley|WA
Marysville|KS
Mulberry|OH
Lakeland|GA
Spring City|PA
Barron|WI
Blairsville|PA
Sugar Creek|MO
Avon|NY
Savannah|TX
Larch Way|WA
Duncan|SC
West Lake Hills|TX
Saint Augusta|MN
Northwest Harbor|NY
Edcouch|TX
Cottonwood|CA
Denmark|SC
Big Lake|TX
Ingalls Park|IL
North Lakeport|CA
New Baden|IL
Pagedale|MO
Jasper|TN
Huntingtown Town Center|MD
Pixley|CA
Terra Bella|CA
Mabank|TX
Uniontown|OH
New York Mills|NY
Pine Ridge|SD
Moreland Hills|OH
Eastlawn Gardens|PA
Gosnell|AR
Cassville|MO
Greensburg|OH
Hatfield|PA
Annandale|MN
Ajo|AZ
Princess Anne|MD
Saylorville|IA
Middleville|MI
Lordstown|OH
Galena|IL
Manor|PA
Mount Pleasant|UT
Hubbard|OR
Hannahs Mill|GA
Rockfish|NC
Hollywood Park|TX
Venus|TX
Louisiana|MO
Mount Shasta|CA
North Middletown|NJ
Mayfield|OH
Forestville|CA
De Witt|AR
Woodlawn|OH
North Pembroke|MA
Springvale|ME
Spencer|NC
Brodhead|WI
Burbank|WA
Breckenridge|MN
Wellsboro|PA
Las Quintas Fronterizas|TX
Las Quintas Fronterizas Colonia|TX
Hanover|MN
Baldwin|GA
Maybrook|NY
Muldrow|OK
Fox Run|PA
Hanceville|AL
Linwood|PA
Ingram|PA
Berwyn Heights|MD
Cornville|AZ
East Richmond Heights|CA
San José|PR
Perham|MN
Newburgh|IN
Fort Edward|NY
Orange|OH
Kotzebue|AK
Wynantskill|NY
Bishopville|SC
El Cenizo|TX
Cadiz|OH
Hemlock Farms|PA
Howards Grove|WI
Gray|GA
Hawthorne|NV
Shelby|MT
Ravena|NY
Bainbridge|OH
Seacliff|CA
Southampton|NY
Mount Healthy Heights|OH
Holton|KS
Pinch|WV
South Jacksonville|IL
Checotah|OK
Loyola|CA
Russell|KY
Gilmanton|NH
Garnett|KS
Manila|AR
Hodgenville|KY
Ciales|PR
Philippi|WV
Ripley|WV
Blissfield|MI
Saddle River|NJ
Athens|PA
Balcones Heights|TX
Winnie|TX
Sunapee|NH
Kennedy|CA
Netcong|NJ
Mauriceville|TX
Sunnyslope|WA
Northwest Harwinton|CT
North Hartsville|SC
Nesquehoning|PA
North Wales|PA
Milan|NM
Windermere|FL
Okemah|OK
Medina|TX
Jefferson|OR
Underwood-Petersville|AL
Liberty|SC
Pitcairn|PA
Butte|AK
Hinton|OK
South Hempstead|NY
Benson|MN
Monmouth Beach|NJ
West Point|GA
Crandall|TX
Gunnison|UT
Oliver Springs|TN
Franklin|MI
Plainview|MN
Blue Earth|MN
North Alamo|TX
Brooktrails|CA
Jackson|MN
Benton City|WA
Lockeford|CA
Gravette|AR
Ponderosa Park|CO
Moosup|CT
Vicksburg|MI
Clyde Hill|WA
Coplay|PA
Welsh|LA
North Cape May|NJ
Haskell|TX
Wesleyville|PA
Medina|WA
Boiling Springs|PA
Ozona|TX
Carlyle|IL
Tomahawk|WI
Heyburn|ID
Melbourne Beach|FL
Iowa|LA
Campo Rico|PR
Union City|PA
Meadow Vista|CA
Biscayne Park|FL
Cleveland|OK
New Holstein|WI
Flagler Estates|FL
Momence|IL
Laguna Vista|TX
Delanco|NJ
Brackenridge|PA
Oakridge|OR
Georgetown|IN
Capitanejo|PR
Port Washington North|NY
Pretty Bayou|FL
Orchard Park|NY
Pittsboro|IN
Ebensburg|PA
Fort Hall|ID
Tipton|IA
East Dundee|IL
Dundee|OR
Warrior|AL
Barrett|TX
Rockwood|MI
Wanakah|NY
Ellsworth|WI
Highland|WA
Pleasant Valley|WV
Goffstown|NH
Williamsburg|IA
Vineyard|UT
Cliffwood Beach|NJ
Vado|NM
New Hope|MS
Sandia Heights|NM
Deer Park|IL
Milbank|SD
Brentwood|MD
Centerville|PA
Montezuma|GA
Boscobel|WI
Ladysmith|WI
South Blooming Grove|NY
Clarksville|TX
Nellis Air Force Base|NV
Scissors|TX
Meadowbrook|CA
Sixmile Run|NJ
Three Lakes|WA
Smithville-Sanders|IN
Grantville|GA
Sumner|IL
Kingstree|SC
Homer|NY
Elk Ridge|UT
Wildwood Crest|NJ
Abingdon|IL
Madison|OH
Mamou|LA
Priceville|AL
West Union|OH
Olney|TX
Balmville|NY
La Fermina|PR
Chimayo|NM
Gillespie|IL
Warsaw|NC
Chandler|OK
Nyssa|OR
Barbourville|KY
Thiensville|WI
Pickens|SC
Tallapoosa|GA
Pierre Part|LA
Nokomis|FL
Saint James|NC
Mount Penn|PA
Oxoboxo River|CT
Corning|AR
Dennis Port|MA
Valhalla|NY
Squaw Valley|CA
DeQuincy|LA
Oak Ridge North|TX
Cashmere|WA
Sedco Hills|CA
Ponce Inlet|FL
Delhi|NY
East Prairie|MO
Hamburg|NJ
Grangeville|ID
Hilliard|FL
Grape Creek|TX
Burney|CA
Riverdale|CA
Pendleton|SC
McDonald|OH
Nevada City|CA
Estacada|OR
Maple Heights-Lake Desire|WA
Millersburg|OH
Dadeville|AL
Bishop|TX
Pittsfield|ME
River Bend|NC
Swansboro|NC
West Portsmouth|OH
Bethany|MO
Whispering Pines|NC
Fairbanks Ranch|CA
Grayson|GA
Las Lomas|TX
Columbus|KS
Portageville|MO
Four Corners|MT
Chattahoochee|FL
Corydon|IN
Trafford|PA
Algona|WA
Ladonia|AL
Brillion|WI
Myerstown|PA
Avondale Estates|GA
Zillah|WA
Carrollton|OH
Marienville|PA
Eunice|NM
Bonanza|GA
Sloatsburg|NY
Frostproof|FL
Macungie|PA
Prescott|AR
Nashville|IL
Red Bay|AL
Grand Saline|TX
Pine Hills|CA
San Carlos|TX
Fayetteville|PA
Mono Vista|CA
Rural Hall|NC
Tonkawa|OK
Allendale|SC
La Center|WA
Wildwood Lake|TN
Cross Mountain|TX
Clayton|DE
Williams|AZ
Mannford|OK
Delta|OH
North Crossett|AR
Cloverdale|VA
Wise|VA
Attica|IN
Rancho Santa Fe|CA
Landis|NC
Licking|MO
Bandon|OR
South Pittsburg|TN
Niantic|CT
Homestead|PA
Greenwood Lake|NY
Dade City North|FL
Lesslie|SC
Hogansville|GA
Walbridge|OH
Esparto|CA
Cutten|CA
Chickamauga|GA
Hickory Hills|MS
Garner|IA
McCall|ID
Westville|IL
Bean Station|TN
Middlebury|IN
Peterborough|NH
Pomona|NY
Warrensburg|NY
Channel Islands Beach|CA
Moss Beach|CA
Tybee Island|GA
Lanai City|HI
Bethel Acres|OK
Emajagua|PR
Fairview|NY
Mechanicsville|PA
Cherry Valley|IL
Belgrade|ME
Fairport Harbor|OH
Hiawatha|KS
Somerville|TN
North Shore|VA
Algoma|WI
Crockett|CA
Nicholson|MS
Concordia|NJ
Weaver|AL
Taft|TX
Hansville|WA
Tiger Point|FL
Hideaway|TX
Westfield|NY
Clear Lake Riviera|CA
Crystal River|FL
Blennerhassett|WV
Wilder|KY
Brightwaters|NY
Soperton|GA
Kingman|KS
East Gaffney|SC
Blue Ridge|VA
North Falmouth|MA
Kenova|WV
Pottsville|AR
Clare|MI
The Plains|OH
North River Shores|FL
Montrose|MN
Westhampton|NY
Wormleysburg|PA
Canterwood|WA
Wallburg|NC
Double Oak|TX
Pine City|MN
Barton Creek|TX
Boothbay|ME
Cave Springs|AR
Rock Island|FL
Hillsboro|MO
Havana|IL
Boutte|LA
Tishomingo|OK
Doylestown|OH
Tilton-Northfield|NH
Norco|LA
Blountville|TN
Feasterville|PA
Brices Creek|NC
Acushnet Center|MA
Rush City|MN
Maugansville|MD
Brazoria|TX
Lake Arrowhead|ME
Pajaro|CA
Proctor|MN
Buckner|MO
McSherrystown|PA
Lucerne|CA
Hickory Creek|TX
Sherrill|NY
Providence|KY
Arlington|MD
Atoka|OK
Mount Pocono|PA
Yerington|NV
Needville|TX
Culloden|WV
Dalzell|SC
Combes|TX
Ellsworth|KS
Pleasant Valley|MO
Springfield|KY
Verona|MS
Orofino|ID
Holloman Air Force Base|NM
Lodi|WI
Atkins|AR
Mellwood|MD
Lake Orion|MI
Angwin|CA
Lake Success|NY
Kendall Green|FL
Lakemore|OH
Bellows Falls|VT
West Burlington|IA
Parker|AZ
Rothsville|PA
Wyncote|PA
Wyoming|PA
Silt|CO
Lanesborough|MA
Robbinsville|NJ
Jefferson|OH
Buffalo|MO
Mohnton|PA
Salmon|ID
Port Angeles East|WA
Granite Hills|CA
Frisco|CO
Island Walk|FL
Elma|WA
Shenandoah Farms|VA
Gulivoire Park|IN
York Harbor|ME
Lakewood|SC
Milton|LA
San Saba|TX
Keego Harbor|MI
Genoa City|WI
Williston|SC
Arbuckle|CA
Pannill Fork|VA
Pantops|VA
Royal Palm Estates|FL
Hartford|SD
Las Lomas|CA
Girard|PA
North Barrington|IL
Emmitsburg|MD
Barranquitas|PR
Imbery|PR
Beechwood Trails|OH
Milford|IA
New Britain|PA
Yountville|CA
Ridgemark|CA
Beechwood|MI
Henrietta|TX
Paddock Lake|WI
Anza|CA
Agua Dulce|TX
Three Rivers|OR
Upton|MA
Canadian|TX
The Hideout|PA
Winnebago|IL
New Madrid|MO
Lucedale|MS
Indian Heights|IN
Bad Axe|MI
Orchard City|CO
Lewes|DE
Woodbury Heights|NJ
East Syracuse|NY
Kenvil|NJ
Watonga|OK
Llano Grande|TX
Park Hills|KY
Acres Green|CO
Beaver|UT
Minden|NE
Goshen|CA
Homer|LA
Pembroke|NC
Belle Meade|TN
Saint Clair|PA
Lafayette|AL
Williamson|WV
Murfreesboro|NC
Orwigsburg|PA
Cut Bank|MT
Iuka|MS
Bedford Hills|NY
Minden|NV
Trabuco Canyon|CA
Warm Springs|MT
National Park|NJ
Waynesville|OH
Lead|SD
Smithsburg|MD
Shady Spring|WV
Bushnell|FL
Granite Quarry|NC
Helena Valley Northeast|MT
Springdale|MD
Chester|VT
Tyndall Air Force Base|FL
Ferrysburg|MI
Point Baker|FL
Potosi|TX
Arcadia|WI
Clarcona|FL
Cleveland|FL
Coventry Lake|CT
Laurel Lake|NJ
Harbour Heights|FL
Marion|KY
Poplarville|MS
East Greenville|PA
Natalbany|LA
Leesburg|GA
Manistique|MI
Hudson Bend|TX
Grand Mound|WA
Calais|ME
Churchill|PA
Woodville|FL
Wood-Lynne|NJ
Brookland|AR
Bushnell|IL
Ballville|OH
Penbrook|PA
Thermopolis|WY
Hickory Withe|TN
Stamford|TX
Andrews AFB|MD
Rushville|IL
Baltimore|OH
Edgecliff Village|TX
Green Rock|IL
Meridian|CO
Elgin|OK
Rollingwood|CA
Hartville|OH
Harlem|GA
Sunset|LA
Madawaska|ME
Lake Delton|WI
Locust|NC
Afton|MN
Cornwall|NY
Williamstown|WV
Spring Lake|NJ
Lake City|PA
Deer Lodge|MT
Waikapu|HI
Ainaloa|HI
Mount Morris|MI
New Bremen|OH
Oostburg|WI
Sandwich|MA
Arnold|MN
Indian Hills|KY
Kingwood|WV
New Tazewell|TN
Youngwood|PA
Inwood|WV
Saint James|MD
Chelsea|NY
El Cerro|NM
Brownstown|IN
Fairfield Harbour|NC
Summit Hill|PA
Gloucester Courthouse|VA
Graymoor-Devondale|KY
Chandler|TX
Jones|OK
Petersburg|AK
Elkins|AR
Riverside|MO
Lowesville|NC
Groveville|NJ
Warm Springs|OR
Kilmanagh|MI
Soda Springs|ID
Chaffee|MO
Superior|AZ
Buies Creek|NC
Geneva|FL
Nocona|TX
Holden|ME
Hamilton|TX
Malabar|FL
Eufaula|OK
Wellton|AZ
Stanton|TX
Blanchard|LA
Schnecksville|PA
Swift Trail Junction|AZ
Erlands Point-Kitsap Lake|WA
Ava|MO
Sheridan|IN
Durham|CT
Bay Pines|FL
Castroville|TX
Evansville|WY
Galena|KS
Walton|NY
Willowbrook|NY
Madison|WV
Sixteen Mile Stand|OH
Yadkinville|NC
Hildale|UT
Vista Santa Rosa|CA
Parowan|UT
Clayton|AL
Millen|GA
Enochville|NC
Cache|OK
Corazón|PR
Schulenburg|TX
Dandridge|TN
Woolwich|ME
Bowling Green|FL
Lawnside|NJ
Greenfield|MN
Jarrettsville|MD
Snowmass Village|CO
Montgomery|MN
Mattapoisett Center|MA
Chincoteague|VA
Lakewood|NY
Johnson Creek|WI
Chauvin|LA
Fairfield|TX
Lake of the Woods|IL
Osterville|MA
Riverside|NY
Mangum|OK
Terra Mar|FL
Montara|CA
Bald Knob|AR
Mineral Springs|NC
Nags Head|NC
Strasburg|PA
Gleed|WA
North Yelm|WA
Puhi|HI
Iron River|MI
Sutter|CA
Shady Cove|OR
La Paloma|TX
Gravel Ridge|AR
Nanty Glo|PA
Blue Hills|CT
Delhi|LA
Brinckerhoff|NY
Eatonville|WA
Hahira|GA
Belchertown|MA
Florida|NY
Mount Morris|NY
Putney|GA
Dresden|TN
Walsenburg|CO
Lido Beach|NY
Wareham Center|MA
Upland|PA
Ashby|MA
Fowlerville|MI
Experiment|GA
Flemingsburg|KY
Alderton|WA
Kimberly|AL
Bicknell|IN
Seaside Heights|NJ
Cordell|OK
Fayetteville|WV
Blackhawk|SD
Brinkley|AR
Heyworth|IL
Three Rivers|MA
Springfield|GA
Lavon|TX
Byrnes Mill|MO
Andrews|SC
Wolfdale|PA
La Luisa|PR
Monmouth Junction|NJ
Follansbee|WV
Central Waterford|CT
Central City|NE
Emerald Lakes|PA
Bucksport|ME
Staples|MN
Arcola|IL
Martorell|PR
South Padre Island|TX
Lincoln|ME
Helena|GA
West|TX
Milaca|MN
Chenango Bridge|NY
Jacksonville|OR
Whitfield|FL
Holiday Shores|IL
Hopkins|SC
Richgrove|CA
Onawa|IA
Spring Arbor|MI
Halfway House|PA
Madison|FL
Drumright|OK
Savanna|IL
Gladwin|MI
Mountain Iron|MN
Heritage Lake|IN
Pea Ridge|AR
Lula|GA
Pleasant Gap|PA
Dunstable|MA
Ford City|PA
Bal Harbour|FL
Mount Morris|IL
Syracuse|IN
Santa Rosa|TX
Kewaunee|WI
Montalvin|CA
Watkinsville|GA
Hillsmere Shores|MD
South Fallsburg|NY
Sublimity|OR
Colfax|WA
Hillsboro|KS
Lytle|TX
Ayer|MA
Granite Falls|WA
Southern Shores|NC
Kenhorst|PA
Shady Shores|TX
Tangerine|FL
Sherwood|WI
Thermal|CA
Tularosa|NM
Fort Polk North|LA
Sonora|TX
Brighton|AL
Arcadia|LA
Harbor Bluffs|FL
Monterey|TN
Rising Sun|MD
West Grove|PA
Womelsdorf|PA
Kent|CT
Delphi|IN
Perkins|OK
DeCordova|TX
Refugio|TX
Raymond|NH
Cazenovia|NY
Mountville|PA
Hamilton|IL
Brandenburg|KY
Fairmount|IN
Pocasset|MA
Kulpmont|PA
Wolf Point|MT
Alexander|AR
Rugby|ND
Seven Fields|PA
Sale Creek|TN
Akron|NY
Minster|OH
Osage City|KS
Shackle Island|TN
La Selva Beach|CA
Horseheads North|NY
Norton|KS
Eagle Lake|MN
Pioneer Village|KY
Crown Heights|NY
North Kingsville|OH
Wolfeboro|NH
Moriches|NY
Walworth|WI
Mountain View|AR
Indialantic|FL
Black Canyon City|AZ
South Rosemary|NC
Knoxville|IL
David City|NE
Valentine|NE
Riverview|MO
Luverne|AL
Ithaca|MI
Amery|WI
Oconto Falls|WI
Early|TX
Bullard|TX
Voorheesville|NY
Gloverville|SC
Lindsay|OK
Oakland|FL
Watertown|FL
Palmas|PR
Pearl Beach|MI
Oakhurst|CA
Bunnell|FL
North Catasauqua|PA
Great Neck Estates|NY
Venetian Village|IL
Meadowdale|WA
Winner|SD
Milton|DE
Cajahs Mountain|NC
Heber-Overgaard|AZ
Rollinsford|NH
Bar Nunn|WY
Tama|IA
Strathmore|CA
Gastonville|PA
Zellwood|FL
Barnegat|NJ
North Zanesville|OH
Brownstown|PA
Abbeville|GA
Raymond|WA
Orchidlands Estates|HI
Newton|IL
Towanda|PA
Tontitown|AR
Garyville|LA
Springtown|TX
Ocean Grove|MA
Fort Branch|IN
Elkton|VA
Windsor|MO
Wilton|IA
Southern Gateway|VA
Choccolocco|AL
La Grange|NC
Kilauea|HI
New Hope|AL
Gambrills|MD
Lena|IL
Agua Fria|NM
Chatfield|MN
Howe|TX
El Paso|IL
Norway|MI
Wellfleet|MA
Edgewood|FL
Roslyn|NY
Davis|OK
McLeansboro|IL
Hamburg|AR
Harveys Lake|PA
Many|LA
Ruleville|MS
Monument Beach|MA
Seward|AK
West Hammond|NM
Littleton Common|MA
Moonachie|NJ
Hayti|MO
Caledonia|MN
Eden|TX
Lakeland|NY
Brusly|LA
Skippers Corner|NC
Belmont|PA
Tannersville|PA
Dallas|PA
San Andreas|CA
Dry Ridge|OH
Blythewood|SC
Bella Vista|CA
Christopher|IL
Lakeside Park|KY
Healdton|OK
Weatogue|CT
Fairchild Air Force Base|WA
Floydada|TX
Folly Beach|SC
Clayton|NM
Holly Lake Ranch|TX
Ford Heights|IL
Luzerne|PA
Millville|MA
Kingston Springs|TN
Shenandoah|TX
Green Forest|AR
Doolittle|TX
Sandstone|MN
Lodi|OH
Evendale|OH
Stroud|OK
Clarion|IA
Eutaw|AL
Stigler|OK
Marietta|WA
England|AR
Wentworth|NC
Bloomingdale|GA
Ferrisburgh|VT
Aspinwall|PA
Knob Noster|MO
Woodbury|TN
East Oakdale|CA
Seagraves|TX
Port Richey|FL
Bartlett|TX
Girard|KS
Buckeye Lake|OH
Buena Vista|CO
Victor|NY
Grottoes|VA
Lucasville|OH
Jaffrey|NH
Leonardo|NJ
Burns|OR
Turley|OK
Monserrate|PR
Canadian Lakes|MI
Sewaren|NJ
McKownville|NY
Oak Trail Shores|TX
Mount Vernon|TX
East Dennis|MA
Manchester|PA
Paloma Creek South|TX
Trinity|TX
Sands Point|NY
Hartford|KY
Glen Raven|NC
Bristol|ME
Sanbornton|NH
Little Flock|AR
Norway|ME
Moose Lake|MN
Osseo|MN
Riverton|NJ
East Tawas|MI
Granite Falls|MN
Williston|FL
Pageland|SC
Cohasset|MN
Hooks|TX
Wendell|ID
Sheridan|IL
Dulce|NM
Abernathy|TX
Lake Arthur|LA
Marquette Heights|IL
Bedford|PA
McGovern|PA
Santa Teresa|NM
West Brattleboro|VT
Longtown|OK
Kemmerer|WY
Lake Wissota|WI
Dawson Springs|KY
Quarryville|PA
Warden|WA
Lima|PA
Montgomery City|MO
Lake Junaluska|NC
Ashland|PA
Gibsonia|PA
Freer|TX
Drum Point|MD
Montrose|NY
North Sioux City|SD
Nice|CA
Carrabelle|FL
Marietta|OK
Munsons Corners|NY
Ketchum|ID
Lake City|GA
Cokato|MN
Lisbon|OH
Bonifay|FL
Ashley|PA
Wellborn|FL
Almont|MI
Loogootee|IN
Bel-Ridge|MO
Cactus|TX
Stanley|ND
Dermott|AR
Reno|TX
Hypoluxo|FL
Round Lake Heights|IL
Grosse Pointe Shores|MI
Topsfield|MA
Lagrange|IN
Roseau|MN
Munsey Park|NY
Oak Harbor|OH
Philipsburg|PA
Montana City|MT
Grundy Center|IA
Dupont|PA
Pawnee|IL
Rogers City|MI
Plainsboro Center|NJ
Hortonville|WI
Window Rock|AZ
Electra|TX
Whitehall|MI
Honeoye Falls|NY
Reynoldsville|PA
Saint George|FL
Casey|IL
State Line|PA
East Norwich|NY
Shorewood Forest|IN
Pine Ridge|PA
Miami Gardens|FL
El Lago|TX
Galateo|PR
Wisconsin Dells|WI
Centreville|AL
Pittsfield|WI
Wellsburg|WV
Rosita South|TX
West Wyoming|PA
Simpsonville|KY
Fayette|MO
Eldora|IA
Gray Summit|MO
Butler|IN
Coxsackie|NY
Wind Gap|PA
Hawaiian Acres|HI
North Fort Lewis|WA
West Longview|WA
Fairmont|NC
Rome|WI
Sisco Heights|WA
Lakeview Estates|GA
Morton|PA
Missouri Valley|IA
Salunga|PA
Lakehurst|NJ
Middlefield|OH
Meadowood|PA
Somerset|WI
Juneau|WI
Hanapepe Heights|HI
East Hampton|CT
Frazier Park|CA
Filer|ID
Dodge Center|MN
Chattahoochee Hills|GA
Lake Helen|FL
Palmhurst|TX
Dublin|VA
Van|TX
Central Park|WA
Campo|CA
Liberty|NC
Wilburton|OK
Plympton|MA
Saint George|ME
Hoxie|AR
Loughman|FL
Strasburg|OH
Villano Beach|FL
Fairview|NC
Pearisburg|VA
Crab Orchard|WV
Bonny Doon|CA
Hillsville|VA
Angels Camp|CA
Donalsonville|GA
Santa Rosa|NM
Burlington|OH
Mountain View|MO
Grifton|NC
Burnettown|SC
Tamworth|NH
Aberdeen|FL
Emigsville|PA
Sacaton|AZ
Windsor|VA
Jesup|IA
Norton Center|MA
Selmont-West Selmont|AL
Rio Grande|NJ
Wimberley|TX
Durham|NY
Walton Park|NY
Lakeside|MT
Sibley|IA
Hardwick|MA
Saint Helen|MI
Paia|HI
Trenton|IL
Clearbrook Park|NJ
Bath|PA
Stanton|KY
Tusculum|TN
Rossmoor|NJ
Marin City|CA
University Park|MD
East Lansdowne|PA
Hallam|PA
Icard|NC
Newtown|OH
Hampton|SC
Clifton|TN
West Ishpeming|MI
Federalsburg|MD
Chelsea|ME
Avoca|PA
West Sand Lake|NY
Premont|TX
Harlem|FL
Benton|ME
Weedpatch|CA
Tiffin|IA
Clinton|NJ
Foley|MN
Crisfield|MD
Fairview|OK
Mondovi|WI
Dahlgren|VA
Clarkson Valley|MO
Devola|OH
Seymour|TX
Brush Prairie|WA
Lake Wazeecha|WI
Palisade|CO
Cordaville|MA
Winthrop|ME
Aromas|CA
Pittston|ME
Delavan Lake|WI
Hartford|AL
Albany|MN
Eielson Air Force Base|AK
Sneads Ferry|NC
Clarence|NY
Libby|MT
Dixon Lane-Meadow Creek|CA
Leadville|CO
North Seekonk|MA
Versailles|OH
Pleasant Hill|PA
New Richmond|OH
Provincetown|MA
Weldon|CA
Remsenburg-Speonk|NY
Northeast Ithaca|NY
Green Park|MO
Potosi|MO
Dennison|OH
Delmont|PA
Lake Wynonah|PA
Thomaston|NY
Okolona|MS
Marshville|NC
Fairfield|ME
Hanapepe|HI
Milton|WV
Plumsteadville|PA
Villa Ridge|MO
Gowanda|NY
Luis M. Cintron|PR
Arcadia|SC
Yorkville|NY
Brogden|NC
Cordes Lakes|AZ
Barahona|PR
Croom|MD
George West|TX
Vergennes|VT
Como|WI
Gervais|OR
North Lakeville|MA
Madison|ME
Mohawk|NY
Owensville|MO
Redwood|OR
Cadiz|KY
Chester Heights|PA
Tilton|IL
Covington|OH
Loudonville|OH
Statham|GA
K. I. Sawyer Air Force Base|MI
Hoisington|KS
Thunderbolt|GA
Kachina Village|AZ
Bayou La Batre|AL
Seminole Manor|FL
Parksdale|CA
Day Heights|OH
Abbeville|AL
Vassar|MI
Jemison|AL
Platteville|CO
Potterville|MI
Sylva|NC
Bloomfield|IA
Hartford|MI
Whetstone|AZ
Reidsville|GA
Macon|MS
Freemansburg|PA
Mohave Valley|AZ
Monticello|GA
Burlington|KS
Barton|WI
Merkel|TX
De Leon Springs|FL
Graniteville|SC
Kahuku|HI
Swedesboro|NJ
Green Island|NY
Rhinebeck|NY
Green Harbor-Cedar Crest|MA
Braddock Heights|MD
Guntown|MS
Marietta|PA
Lyford|TX
Belvidere|NJ
West Bishop|CA
Chewelah|WA
Wyomissing Hills|PA
Reed Creek|GA
Herald Harbor|MD
Timberville|VA
Port Ludlow|WA
Rock Rapids|IA
Oakland|ME
Ravenel|SC
Fairmount|TN
La Villa|TX
Williams Bay|WI
Everson|WA
Zephyrhills North|FL
Pennington|NJ
Glenrock|WY
Northumberland|NH
Linden|AZ
Guilford Center|CT
Alva|FL
Alfred|ME
Sandusky|MI
Lewiston|NY
Derry|PA
Alturas|CA
Crest|CA
Conrad|MT
Hallettsville|TX
Blasdell|NY
Cayucos|CA
Loris|SC
Indian Hills|TX
Fox Lake Hills|IL
Hooverson Heights|WV
Palmer Lake|CO
Alden|NY
Weston Lakes|TX
Madrid|IA
Huntingtown|MD
Spooner|WI
Ruidoso Downs|NM
Sabetha|KS
Tobaccoville|NC
Fiskdale|MA
Glencoe|FL
Whitehall|NY
Glen Rose|TX
Richmond|UT
Bourg|LA
Homosassa|FL
McCormick|SC
East Williston|NY
Eddyville|KY
Barnesville|MN
Centerville|IN
Lake Village|AR
Preston Heights|IL
Dayton|OR
Volcano|HI
Royston|GA
Springdale|SC
Forest Heights|MD
The Hills|TX
Piermont|NY
Wales|WI
Elma Center|NY
Paramount-Long Meadow|MD
Collins|MS
Tahoka|TX
Dillsburg|PA
Okanogan|WA
Covington|IN
Cape Neddick|ME
Glenwood|MN
Flying Hills|PA
Moscow Mills|MO
Bayfield|CO
Honaunau-Napoopoo|HI
Brookville|IN
Beach City|TX
Midland|PA
Homedale|ID
Wrightsville Beach|NC
Gibsonburg|OH
Lake Meade|PA
Winters|TX
Manchester|ME
Bermuda Run|NC
Emerald Mountain|AL
Edisto|SC
Beverly|NJ
Ridgecrest|FL
Raoul|GA
Ashland|NE
Hedwig Village|TX
Daleville|VA
East Douglas|MA
Plainfield Village|CT
South Hutchinson|KS
Carrizales|PR
Pleasant Ridge|MI
Luxemburg|WI
Weed|CA
Whiteman Air Force Base|MO
Travis Ranch|TX
Kenilworth|IL
Shallowater|TX
Granville|WV
Colwyn|PA
Bar Harbor|ME
Hawarden|IA
Hopkinton|MA
Williamsburg|OH
Bonners Ferry|ID
Leith-Hatfield|PA
Rockville|IN
Hollandale|MS
Wayne Heights|PA
McQueeney|TX
Solon|IA
Horace|ND
Silver Creek|NY
Troutman|NC
West Newton|PA
West Fork|AR
Arial|SC
Tipton|CA
Imperial|PA
Rockledge|PA
Meadow Glade|WA
Huguley|AL
Charlevoix|MI
Wernersville|PA
Dakota Dunes|SD
Clinton|AR
Sylvania|GA
Prince Frederick|MD
Cambridge Springs|PA
Clearwater|KS
Roaring Spring|PA
Overton|TX
Clio|MI
Millersburg|PA
Eminence|KY
Oliver|PA
Marysville|PA
Cabazon|CA
Sabina|OH
Ferris|TX
Barnesboro|PA
Winchester|CA
Central Heights-Midland City|AZ
Lochsloy|WA
Calvert City|KY
Lockport|LA
Pantego|TX
Lordsburg|NM
Pearl River|LA
Potomac Park|MD
Bethel|OH
Hinton|WV
Dover-Foxcroft|ME
Hyde Park|PA
Lake Crystal|MN
Wellford|SC
Dayton|WA
Dawsonville|GA
Argentine|MI
Parkville|MN
Bentleyville|PA
Phillipsburg|KS
Pima|AZ
Indian Springs Village|AL
Silver Lake|OH
Waller|TX
Penngrove|CA
Center Point|IA
Casselton|ND
North Boston|NY
Chesterland|OH
Salina|UT
New Town|ND
Dunkirk Town Center|MD
Petersburg|WV
Liberty|PA
Alburtis|PA
Ranchos de Taos|NM
Clever|MO
Galva|IL
Corinth|NY
Rockville|MN
Myrtle Point|OR
Marengo|IA
New Egypt|NJ
Carmel|ME
Russell Springs|KY
Osceola|WI
West Tisbury|MA
New Hope|PA
Hartley|CA
Dunkirk|MD
Kalona|IA
Montpelier|ID
Greenwood|LA
Portage|PA
Bethel|ME
Frankfort|NY
McChord Air Force Base|WA
Paden City|WV
Lauderdale|MN
Dogtown|CA
Des Allemands|LA
Wyldwood|TX
Pepperell|MA
Muse|PA
Garden View|PA
Fairmont City|IL
Walters|OK
Greenbriar|FL
Marked Tree|AR
Paloma Creek|TX
Carthage|IL
Mount Vernon|KY
Abita Springs|LA
Cumberland Center|ME
Deerfield|WI
Crooksville|OH
Halesite|NY
Chester|WV
Blountstown|FL
Fairfax|IA
Caruthers|CA
Cherryvale|SC
Sand Hill|PA
Villa Grove|IL
Chesterfield|IN
Williamson|NY
Sells|AZ
Essex Village|CT
Mineral Point|WI
Olimpo|PR
Landrum|SC
Wilkinson Heights|SC
West Belmar|NJ
Poynette|WI
Colonial Pine Hills|SD
Thornton|IL
El Portal|FL
Midway|TN
Rancho Viejo|TX
Bethel Heights|AR
Blue Mound|TX
Leisure Knoll|NJ
East Quincy|CA
Fillmore|UT
Mendenhall|MS
La Blanca|TX
Diamond|IL
Fort Kent|ME
Fredericktown|OH
Fennimore|WI
Stallion Springs|CA
Sutter Creek|CA
Hazen|ND
Virginia Gardens|FL
Alamo|TN
Durant|MS
Fifth Street|TX
New Lisbon|WI
Westminster|SC
Poland|OH
Bennett|CO
Deep River Center|CT
Charleston|AR
Chuluota|FL
Commerce|OK
Jay|OK
Dripping Springs|TX
Jefferson|ME
Woodbine|NJ
Odem|TX
Moorefield|WV
Coudersport|PA
Homerville|GA
Spring Lake|MI
Campbell|FL
Ross|CA
Woodville|TX
Newmanstown|PA
Tonopah|NV
Osceola|IN
Navy Yard City|WA
Harriman|NY
Cecil-Bishop|PA
Whittingham|NJ
Morgantown|KY
Mountain City|TN
Belle Plaine|IA
Jarales|NM
Eagle Lake|FL
Santa Claus|IN
Middleport|OH
Skaneateles|NY
Curwensville|PA
Nekoosa|WI
Grand Point|LA
Weyers Cave|VA
Sisters|OR
Mayodan|NC
Attica|NY
Poplar-Cotton Center|CA
Nicoma Park|OK
Apison|TN
Williamsburg|MA
Elm Creek|TX
New Llano|LA
Val Verde|CA
Cairo|IL
Golden Grove|SC
Granville|NY
Ravensworth|VA
Nixon|TX
Princeton Junction|NJ
Lake Placid|NY
Ranger|TX
Sterlington|LA
Coalfield|TN
Weatherly|PA
Pelican Rapids|MN
Camp Meeker|CA
Moundville|AL
Amelia|LA
Bloomington|TX
Fairmont|IL
Le Center|MN
Big Coppitt Key|FL
Greenwood|PA
Cathcart|WA
Bridgeport|WA
Riverview|DE
Santo Domingo Pueblo|NM
Roosevelt Gardens|FL
Louisa|KY
Readfield|ME
Prague|OK
Hato Candal|PR
Daingerfield|TX
Wild Peach Village|TX
Saint Ignace|MI
Maxton|NC
Escobares|TX
Wabasha|MN
Eureka|KS
Sisseton|SD
Laporte|CO
Country Club Village|MO
Garland|UT
Bells|TN
West Simsbury|CT
Strasburg|CO
Monroe City|MO
Pembroke|GA
Rio Hondo|TX
Winneconne|WI
Junction|TX
Wayne|IL
Bohners Lake|WI
Broad Channel|NY
Kinder|LA
Park City|TN
Verona|PA
Meadow Oaks|FL
Edgard|LA
Yardley|PA
Versailles|MO
Quanah|TX
White Sulphur Springs|WV
Aquebogue|NY
Lynchburg|MS
Gambier|OH
Warm Beach|WA
Pinckney|MI
Bertsch-Oceanview|CA
Hartsville|TN
Old Orchard|PA
Paynesville|MN
Muncy|PA
Lincoln|AR
Mayflower|AR
Forsyth|MO
Moline Acres|MO
Oakland City|IN
Carrollton|IL
Buckhorn|CA
Windy Hills|KY
Enfield|NC
Saint Henry|OH
Oronogo|MO
Woodside|PA
Belleville|WI
Bethlehem|WV
Decherd|TN
Pemberton Heights|NJ
Honalo|HI
Berlin|MA
Lovell|WY
Ester|AK
Coopersburg|PA
Lexington Hills|CA
Anchorage|KY
East Brewton|AL
East Uniontown|PA
Emsworth|PA
Sumiton|AL
Shepherd|TX
Shapleigh|ME
Fobes Hill|WA
Bolivar Peninsula|TX
Hampton Manor|NY
Silver Lake|WI
Irvine|KY
Uniontown|AL
Morovis|PR
Barnum Island|NY
Avilla|IN
Spring Valley|MN
Westbrook Center|CT
Lost Hills|CA
Monticello|FL
South Sumter|SC
Mascot|TN
Lake Nacimiento|CA
White Hall|IL
Lawson|MO
Hebron|OH
West Union|IA
Neillsville|WI
Coats|NC
North Browning|MT
Jamestown West|NY
Eddystone|PA
Dennis|MA
Harrison|ME
East Newark|NJ
Sky Valley|CA
Darlington|WI
Kimball|NE
Lavaca|AR
San Felipe Pueblo|NM
Dillingham|AK
Newton|TX
Matoaca|VA
Isle of Hope|GA
Haw River|NC
Winamac|IN
Saint Maries|ID
Brooks|KY
Inverness Highlands North|FL
Coal Creek|CO
York|AL
Greentown|IN
Sun Valley|PA
Telluride|CO
Kalama|WA
Selbyville|DE
Seneca|MO
Marcus Hook|PA
Lake Katrine|NY
Herington|KS
Groton|NY
Mount Union|PA
Carthage|NC
Conneaut Lakeshore|PA
Cave City|KY
Norwood|NC
Walnut Hill|TN
Enon|OH
Circle D-KC Estates|TX
East Dublin|GA
Egypt|PA
Harbor|OR
Concordia|MO
Waynesboro|TN
Olmos Park|TX
Reed City|MI
Eleele|HI
Park View|IA
South Congaree|SC
Pine Crest|TN
Rochester|WA
Greensboro|AL
Raceland|KY
Mariano Colón|PR
Tappahannock|VA
Midland City|AL
Chamberlain|SD
Dalton Gardens|ID
Stonybrook|PA
Edgewood|PA
Lomira|WI
Sleepy Hollow|CA
Val Verde Park|TX
Brownville|NJ
Matamoras|PA
Red Hill|PA
Ingalls|IN
Chichester|NH
Wrangell|AK
Derwood|MD
Aliceville|AL
Hudson|IA
New London|OH
Mission Canyon|CA
Rangely|CO
Aptos Hills-Larkin Valley|CA
Watchtower|NY
H. Rivera Colon|PR
Redfield|SD
Huntsville|AR
Timmonsville|SC
Highspire|PA
Wray|CO
Guayabal|PR
Canton|MO
Hermann|MO
Lamoni|IA
Byesville|OH
Holiday Island|AR
Dalworthington Gardens|TX
Adamstown|MD
Mountain View|CA
Magnolia|MS
East Jordan|MI
Madison|NE
Geistown|PA
Johnsonburg|PA
Swanton|VT
Pine Ridge at Crestwood|NJ
Auberry|CA
Solomons|MD
Loma Rica|CA
Hayfork|CA
Edneyville|NC
Town Line|NY
Georgetown|CA
Grand Forks Air Force Base|ND
Tierras Nuevas Poniente|PR
Lincoln Park|NY
Stormstown|PA
Presidential Lakes Estates|NJ
Bairoa|PR
Cotuit|MA
New Durham|NH
Maine|WI
Comfort|TX
Whitefield|ME
Lawai|HI
Montague|MI
Meeker|CO
Strafford|MO
Ina|IL
Desert View Highlands|CA
Clearlake Oaks|CA
Louisville|GA
Edgemont Park|MI
Neodesha|KS
Cass City|MI
Amboy|IL
Marshfield Hills|MA
Olivia|MN
Bridgeport|AL
Claryville|KY
Maynardville|TN
Antlers|OK
Winfield|WV
Brewster|WA
Pacolet|SC
Poydras|LA
Horse Shoe|NC
Liberty City|TX
Danville|AR
Breezy Point|MN
Río Lajas|PR
Privateer|SC
North Conway|NH
Woodsfield|OH
Johnston|SC
Fairview|PA
Petersburg|IN
Henagar|AL
North Vacherie|LA
Baldwin|LA
Crosby|MN
Horse Cave|KY
New Concord|OH
Mosheim|TN
Woodlawn|VA
Bottineau|ND
White Salmon|WA
Perryman|MD
Panhandle|TX
Kentwood|LA
Shenandoah|VA
Seville|OH
Friday Harbor|WA
Fearrington Village|NC
Dunkirk|IN
Boxford|MA
Carleton|MI
Croswell|MI
Eastpoint|FL
Parsons|TN
West Branch|IA
Minot|ME
Idalou|TX
Bloomfield|IN
Shell Point|SC
San Miguel|CA
Colstrip|MT
Purvis|MS
Bronson|MI
Dousman|WI
Claxton|GA
Broad Creek|NC
Anson|TX
Park Falls|WI
Hardinsburg|KY
Oak Hills|PA
Mulberry|NC
Brewster|NY
Kensington|MD
Limerick|ME
Brighton|TN
Farmington|IL
Garrettsville|OH
Green Meadows|OH
Glenville|CT
Henry|IL
Greenville|DE
Fredonia|KS
Middlebush|NJ
Corralitos|CA
Charlotte Park|FL
Rafael Gonzalez|PR
Albion|IN
Lake City|AR
Anahuac|TX
Salmon Brook|CT
Wellston|MO
Guin|AL
Citrus City|TX
Falconer|NY
Geneva|WA
Terre du Lac|MO
Terre Haute|MO
Watsontown|PA
Lineville|AL
Minorca|LA
New Miami|OH
Stockbridge|MA
Woodside East|DE
Hallowell|ME
Pine Mountain Club|CA
Laurel Park|NC
Belmond|IA
Kimberling City|MO
Sewanee|TN
Phoenix|NY
Pulaski|NY
Denver|NC
West Sharyland|TX
Mountain Green|UT
Altamont|IL
Grantham|NH
Big Sky|MT
Genoa|OH
Stewartstown|PA
East Bernard|TX
Mitchellville|IA
Manahawkin|NJ
Alpha|NJ
Flandreau|SD
Harrisburg|AR
Lakewood|TN
Carlin|NV
Mabton|WA
Los Llanos|PR
Riverside|AL
Bellevue|ID
West Warrenton|GA
Hernando Beach|FL
Tedder|FL
Crosby|TX
Vázquez|PR
Union|ME
Pawling|NY
Columbia|CA
Malakoff|TX
Chase City|VA
Winsted|MN
Hayward|WI
Lakeview|OR
Blackville|SC
Liverpool|NY
Melrose Park|NY
Sterling|KS
Panorama Village|TX
Monroe|UT
Seneca|IL
Crompond|NY
Brownsville|PA
Towamensing Trails|PA
Plattsburg|MO
Westmoreland|TN
Massanutten|VA
Windsor|ME
La Porte City|IA
Saint Paul|NE
Wrightsville|PA
Madison Center|CT
Saint Marys|KS
Tompkinsville|KY
Lofall|WA
Arthur|IL
Tazewell|TN
Chesaning|MI
Munising|MI
Tuftonboro|NH
Wallkill|NY
Ogdensburg|NJ
West Lafayette|OH
White River Junction|VT
Enetai|WA
North Spearfish|SD
Arlington Heights|WA
Junction City|KY
Saint Bonifacius|MN
Swartzville|PA
Shingletown|CA
Earle|AR
Sag Harbor|NY
Wilson-Conococheague|MD
Good Hope|AL
Apalachicola|FL
Richwood|OH
Cabin John|MD
Fitzwilliam|NH
Hidden Spring|ID
Central|TN
Excelsior|MN
Carson|WA
Gold Beach|OR
Carthage|TN
Crownpoint|NM
Wilsons Mills|NC
Star Valley|AZ
Mount Vernon|GA
Suárez|PR
Williston Highlands|FL
Hampton Beach|NH
Dyer|TN
Fowler|IN
Eglin Air Force Base|FL
Inman|SC
West Hill|OH
Clinton|MI
Lennox|SD
Eatonville|FL
Spencer|IN
Wilberforce|OH
Cascade|IA
Raven|VA
Davis Junction|IL
Lemont|PA
Oakwood|PA
Lebanon South|PA
Effort|PA
Fair Haven|VT
Pymatuning Central|PA
Fairfield Bay|AR
Tool|TX
Buchanan|NY
Parkwood|CA
Cowpens|SC
South Paris|ME
Westmorland|CA
East Sonora|CA
Dover|MA
North Brookfield|MA
Susquehanna Trails|PA
Walkerton|IN
Abbotsford|WI
Bayard|NM
Holden|MO
Westby|WI
Jellico|TN
Cimarron|KS
Moorhead|MS
Texanna|OK
South Fulton|TN
Lewistown|IL
Belgium|WI
Wrightsville|AR
Middletown|IN
Spring Mount|PA
Chico|WA
Elwood|IL
Bridgman|MI
Honokaa|HI
Jonesville|NC
Levant|ME
Clarence Center|NY
Bridgeville|DE
Mars Hill|NC
Ashville|AL
Encantada-Ranchito-El Calaboz|TX
Odell|OR
Wenonah|NJ
Janesville|MN
Pablo|MT
Newkirk|OK
Polo|IL
Sturbridge|MA
Boron|CA
Keaau|HI
Fannett|TX
Oyster Bay Cove|NY
Holyoke|CO
Deltana|AK
Pottsboro|TX
Madelia|MN
Girdwood|AK
Fort Plain|NY
Calera|OK
Wells|MN
Andover|NH
Ahwahnee|CA
Cascade Valley|WA
Thayer|MO
Terrace Park|OH
Orchard Lake|MI
Gaylord|MN
Walton Hills|OH
Desert Hills|AZ
Cannon Air Force Base|NM
Manatee Road|FL
Gibbsboro|NJ
White Pine|TN
Hull|IA
Nedrow|NY
Tallaboa Alta|PR
Pequot Lakes|MN
West Dennis|MA
Tainter Lake|WI
Beaverdam Lake-Salisbury Mills|NY
Beaver Dam Lake|NY
Indian Springs|GA
Crewe|VA
Hudson|MI
Hartford|NY
Adamsville|TN
Midway South|TX
Summerset|SD
Trenton|GA
Kiln|MS
Northlake|TX
Mechanic Falls|ME
Bono|AR
Fulton|KY
North Beach Haven|NJ
Leesville|SC
Gates Mills|OH
Clayton|GA
Sugarcreek|OH
Milford|ME
New Wilmington|PA
Hancock|ME
Southside|AR
Tangelo Park|FL
Great Barrington|MA
Helmetta|NJ
East Ithaca|NY
Anthony|KS
Cherryvale|KS
Rossmoyne|OH
Acton|ME
Corinna|ME
Horse Pasture|VA
Las Animas|CO
Rogue River|OR
Twain Harte|CA
Raymond|MS
Country Knolls|NY
Lumberton|MS
Wynnewood|OK
Anahola|HI
Graceville|FL
Newtown|PA
Fredonia|WI
Red Lodge|MT
New Palestine|IN
Penndel|PA
Jonesville|MI
Royal City|WA
Sugarcreek Police Dept|OH
Orland|ME
Pine Grove|CA
Chiefland|FL
Salem|NC
Saugerties South|NY
West Terre Haute|IN
Four Seasons|MO
Soulsbyville|CA
Old Brookville|NY
Craigsville|WV
Murphys|CA
Bay Park|NY
Greenport|NY
Naples|UT
McLendon-Chisholm|TX
Amherst|VA
Waterloo|IN
Mathews|LA
Quitman|MS
Crimora|VA
New Market|VA
North Rock Springs|WY
Buena Vista|GA
Parkside|PA
Houston|AK
Redington Shores|FL
Taft|FL
Rising Sun|IN
Dry Ridge|KY
Whitesboro|NJ
Windham|OH
McAdoo|PA
White Mountain Lake|AZ
Whitesboro-Burleigh|NJ
Canisteo|NY
Center|CO
Schofield|WI
Hickman|KY
Lisbon|IA
Toledo|IA
Camden|NY
Lakin|KS
Jal|NM
Ferdinand|IN
Roebuck|SC
Caryville|TN
Spencerville|OH
Wofford Heights|CA
Hennessey|OK
Brighton|IL
Wilton|ME
Bellerose Terrace|NY
Kinsey|AL
Oxford|GA
Hughesville|MD
Madison|NC
Coaldale|PA
Utica|OH
Cordova|AK
Spencer|WV
Greenock|PA
Farmington|MS
Elysburg|PA
Lawson Heights|PA
Surf City|NC
Bernardston|MA
Denmark|WI
Colorado City|CO
Erwinville|LA
Windsor|NC
Playita|PR
Valencia|NM
Marlborough|MO
Chetek|WI
Flora Vista|NM
Petersburg|IL
Livermore|ME
Phippsburg|ME
Marionville|MO
North Pole|AK
Shinnecock Hills|NY
Berwick|ME
Morenci|MI
Nokomis|IL
Oakhurst|OK
Southworth|WA
Bluewell|WV
Castle Rock|WA
Carlisle|AR
Cedaredge|CO
Three Rivers|CA
Jonesville|LA
Cranbury|NJ
Creston|OH
Star City|AR
Mason City|IL
Hawley|MN
Halls|TN
Townsend|DE
Nash|TX
Waskom|TX
Bellevue|IA
Trowbridge Park|MI
Upper Nyack|NY
Slater-Marietta|SC
Elkton|KY
Ware Shoals|SC
Tremont|IL
Southmont|PA
Haynesville|LA
New Boston|OH
Wellington|TX
Prudhoe Bay|AK
Mariposa|CA
New Glarus|WI
Shawnee Hills|OH
Uvalde Estates|TX
Shinnston|WV
Arlington|MN
Rouses Point|NY
Brewster|OH
Dublin|PA
South Taft|CA
Spring Grove|PA
Hope|IN
Spiro|OK
Poth|TX
Mont Vernon|NH
Lavonia|GA
Jasonville|IN
Lake Placid|FL
Elmwood Place|OH
Oakbrook Terrace|IL
Canajoharie|NY
Holcomb|KS
Williamsport|MD
Beverly|TX
Lexington|OK
Weimar|TX
Liberty|KY
Pawnee|OK
Hudson Oaks|TX
Ontario|NY
Cheney|KS
Essex Fells|NJ
Green Level|NC
Ashford|AL
Dexter|ME
North Prairie|WI
Princeville|HI
Trinity|AL
East Missoula|MT
Wilmerding|PA
Wailua|HI
Lipscomb|AL
Marceline|MO
Maunabo|PR
Glendale|OH
Fremont|IN
Jackson|KY
Trucksville|PA
Kingsbury|NV
Willow Springs|MO
Pine Beach|NJ
De Leon|TX
Conway|PA
Lafayette Hill|PA
Sewall's Point|FL
Owings|MD
Churchill|OH
Hertford|NC
Elm Springs|AR
Fairlawn|VA
Lyons|CO
Deenwood|GA
Gumlog|GA
Piketon|OH
Caledonia|NY
Cumberland|WI
Malone|FL
Yorktown|TX
Lisbon|ND
Gurdon|AR
Ossun|LA
Rockwell|NC
Sac City|IA
Chester|CA
Koloa|HI
Coal Grove|OH
Manchester|MI
Vernonia|OR
Buna|TX
Pine Grove|PA
Glenwood|AR
Rockwell City|IA
Cross Lake|MN
Huntington|TX
Salado|TX
Clinton|WI
La Alianza|PR
La Playa|PR
Mason|TX
Shiner|TX
Fairview-Ferndale|PA
Whitesboro|AL
Cherokee|NC
Memphis|TX
Guilford|PA
Bethel Island|CA
Olton|TX
Fife Heights|WA
Newport|WA
Carlisle-Rockledge|AL
Tavernier|FL
Wautoma|WI
Heritage Pines|FL
Lake Hamilton|AR
Franklinton|NC
Mays Landing|NJ
Cleona|PA
Spruce Pine|NC
Erma|NJ
Gassville|AR
Eddington|ME
Fishkill|NY
Saint Croix Falls|WI
Kirbyville|TX
Dolgeville|NY
Riverbend|WA
Postville|IA
Geneva|NE
Cabool|MO
Waldport|OR
Orleans|IN
Evansburg|PA
New Stanton|PA
Baden|MD
Granby|MO
Braddock|PA
Falmouth|KY
Hanley Hills|MO
New Eagle|PA
Point Clear|AL
Midway|PA
Westworth|TX
Pecatonica|IL
Greenport West|NY
Greensburg|KY
Shelby|MS
Truro|MA
Lincolnville|ME
Ida Grove|IA
New Ellenton|SC
Belvedere|CA
Vincent|AL
Knightstown|IN
Fairplains|NC
Greenfield|TN
Manchester Center|VT
Union|OR
Port Barre|LA
Calabash|NC
Albany|IN
Hanson|MA
Simmesport|LA
Mountain Lake|MN
Tracy|MN
Valley|NE
Fort Pierre|SD
Onion Creek|TX
Connerton|FL
Cetronia|PA
Lake View|AL
Vineyard Haven|MA
Angola|NY
Cambridge|IL
Auburn|MI
Madison|NH
Redgranite|WI
Pearson|GA
Millers Creek|NC
Rosemount|OH
Cedar Grove|WI
Helper|UT
Gold Bar|WA
Jefferson|MD
Mountain Lake Park|MD
Victory Lakes|NJ
Rutland|MA
Firing Range|GA
Pegram|TN
Brownlee Park|MI
Canterbury|NH
East McKeesport|PA
Erath|LA
Pumpkin Center|NC
Combine|TX
Harrison|MI
Milford|NE
Monson Center|MA
Atlantis|FL
Eupora|MS
White Island Shores|MA
Willamina|OR
Weweantic|MA
Ogden|KS
Brenas|PR
Lakeview|CA
Cumberland|KY
Jenkins|KY
Steele|MO
Lagrange|OH
Mulino|OR
Eudora|AR
Goldsby|OK
Willow|AK
Whitney|TX
Northfield|VT
Versailles|IN
Warsaw|MO
Hunter|OH
Perry|MI
North Plains|OR
Holiday Heights|NJ
Glasco|NY
Hughesville|PA
Kingston|WA
Inez|TX
Hart|MI
Chinchilla|PA
Medinah|IL
Canaan|ME
Graysville|AL
New Haven|MO
Holly Ridge|NC
Preston|TX
Newburgh Heights|OH
Jermyn|PA
Belleair Bluffs|FL
Pink|OK
Ganado|TX
Veedersburg|IN
Vista Center|NJ
Lima|NY
McDonald|PA
Saint Hedwig|TX
Shelburne|MA
Dryden|NY
Halstead|KS
Stonewall|LA
Hale Center|TX
Aberdeen Proving Ground|MD
Horseshoe Bend|AR
Hurlock|MD
Chouteau|OK
Maple Lake|MN
Clifton Springs|NY
Kure Beach|NC
Port Allegany|PA
Cloverdale|IN
Hopwood|PA
Rankin|PA
San Ysidro|NM
Elmwood|IL
Whitehouse Station|NJ
Brewster Hill|NY
Bolindale|OH
Saint Paris|OH
Woodstock|NY
Sea Isle City|NJ
Arcanum|OH
Detroit Beach|MI
Council Grove|KS
Morningside|MD
Snow Hill|MD
Gladstone|NJ
Peapack|NJ
Southwest Greensburg|PA
Pardeeville|WI
Spirit Lake|ID
Rockport|IN
Aviston|IL
Saint George|SC
Eureka Springs|AR
Kountze|TX
Bath|MI
Woodville|OH
Easton|CA
Houston|MO
Meyersdale|PA
Parma|ID
Stanfield|OR
Ludowici|GA
Pinehurst|TX
South Pottstown|PA
Caney|KS
Breckinridge Center|KY
Leeds|ME
Shepherdstown|WV
Hickman|NE
Taylorsville|NC
Belcourt|ND
Bellport|NY
Mannington|WV
Bowmansville|PA
Drexel|OH
Willowbrook|IL
Jones Creek|TX
Ely|IA
Lyman|WY
Twin Lakes|FL
Waverly|VA
Roanoke|IL
Stratford|TX
Bowdon|GA
Carrington|ND
Bayou Gauche|LA
Bridgton|ME
Alstead|NH
Valley Hill|NC
Concord|WI
Belzoni|MS
Leechburg|PA
Monticello|UT
Kellogg|ID
Cacao|PR
McColl|SC
Springfield|MN
Winter Beach|FL
Varnville|SC
Abram|TX
West Branch|MI
Carlton|OR
Prairie Creek|AR
Trenton|FL
Ellinwood|KS
Cape Carteret|NC
Prince George|VA
Windsor|VT
Fritch|TX
West Carthage|NY
Ellis|KS
Pineridge|SC
West Wareham|MA
Constantine|MI
Masury|OH
Robesonia|PA
Walden|TN
Oakwood Hills|IL
Columbus Grove|OH
Piru|CA
Edwards Air Force Base|CA
Topton|PA
McCamey|TX
Ord|NE
Reynolds Heights|PA
Walnutport|PA
Plainview|TN
Golden Meadow|LA
Chevy Chase Village|MD
Lake Mills|IA
Rutland|WI
Fairdale|PA
Lexington|IL
East Pepperell|MA
Hinckley|IL
Miranda|PR
East Helena|MT
Burley|WA
Holderness|NH
Iona|ID
Imperial|NE
Palmer|TX
Cuba City|WI
Washburn|WI
Saint Charles|MI
South Greensburg|PA
Minonk|IL
Lapel|IN
Aitkin|MN
Slayton|MN
Lorenz Park|NY
Kamas|UT
Toftrees|PA
Freeport|FL
Kershaw|SC
Centerburg|OH
La Salle|CO
Lame Deer|MT
Augusta|AR
Wrens|GA
Colfax|IA
Lee|MA
Sandy Valley|NV
Demorest|GA
Four Oaks|NC
Judson|SC
Malad City|ID
Fulton|MD
Lathrop|MO
Burns Flat|OK
Woodland Beach|MI
Lexington|MN
East Atlantic Beach|NY
Charleston|MS
Ninety Six|SC
Jefferson|TX
Lake Summerset|IL
Cardington|OH
Golden Shores|AZ
Castlewood|VA
Oakley|KS
Lincoln Beach|OR
Freeland|WA
Thorsby|AL
Estill Springs|TN
Saint Bonaventure|NY
Ferrum|VA
Galesburg|MI
Sussex|NJ
Ridgetop|TN
Mount Jackson|VA
Elkhart|KS
Hamlin|TX
Columbus|MT
Ogden|IA
Wapello|IA
Augusta|NY
Bradley|WV
Boonville|NY
Brockway|PA
Morrisville|VT
Maunawili|HI
Howard Lake|MN
Browns Lake|WI
Old Saybrook Center|CT
Liberty|IN
Rolling Fork|MS
Kalkaska|MI
Kearny|AZ
Playa Fortuna|PR
Carbon Cliff|IL
Waterford|NY
Mount Holly Springs|PA
Shorewood Hills|WI
Los Molinos|CA
Laurel Hollow|NY
Ocean View|DE
Saint Pauls|NC
Lone Pine|CA
Seneca|KS
Beverly Hills|TX
Jonestown|TX
Dolan Springs|AZ
Eyota|MN
Churchville|NY
Leipsic|OH
Gandy|FL
Wadley|GA
Fruitland|NC
Granite|OK
Glen Rock|PA
Saltville|VA
Palmyra|ME
Lynnwood-Pricedale|PA
Zion|PA
Bristol|VT
North York|PA
Trail Creek|IN
Lake Odessa|MI
Cordova|AL
Baldwinville|MA
Judsonia|AR
Girard|IL
Jamestown|OH
Comunas|PR
Kualapuu|HI
Buena Vista|PR
Buckland|MA
Linden|AL
Haverhill|FL
Gila Bend|AZ
Seth Ward|TX
Berkeley Lake|GA
Kahoka|MO
West Rutland|VT
Level Plains|AL
Albion|ME
Westport|WA
Lithonia|GA
Ridgeway|AK
Beech Mountain Lakes|PA
Franquez|PR
Saint Matthews|SC
Bethlehem Village|CT
Navesink|NJ
Berlin|PA
Shavertown|PA
Kealakekua|HI
Manitou Beach-Devils Lake|MI
Lake Lotawana|MO
Gouldsboro|ME
Shelby|MI
Burnham|PA
Hartshorne|OK
Boquerón|PR
Audubon|IA
Kensington|NH
Benton|LA
North Beach|MD
Albany|TX
Star City|WV
Mount Olive|IL
Albany|KY
Prophetstown|IL
Valley View|OH
Nisswa|MN
Seneca Knolls|NY
Shrub Oak|NY
Baker|MT
Carlisle|KY
Ocean Gate|NJ
San Augustine|TX
Sumner|IA
Midway|GA
Rural Hill|TN
Catlin|IL
East Berwick|PA
Whitesburg|KY
Tchula|MS
Clyde|NY
Neuse Forest|NC
Lluveras|PR
Naranjito|PR
Sigourney|IA
Colfax|CA
Hillsboro Beach|FL
Yanceyville|NC
Ramos|PR
Farmer City|IL
Hoyt Lakes|MN
Huntington|UT
Sharpsburg|NC
Minneapolis|KS
Hampton Falls|NH
Leavenworth|WA
Seaside|FL
Hildebran|NC
Brewster|MA
Culp Creek|OR
Coeburn|VA
Coleraine|MN
South Roxana|IL
Deering|NH
Painted Post|NY
Kechi|KS
Northcliff|TX
Baraga|MI
Hooker|OK
Wewahitchka|FL
Spring City|TN
Northwood|IA
Steeleville|IL
Blooming Prairie|MN
Syracuse|NE
Fall City|WA
Gregory|TX
Stevenson|AL
Doniphan|MO
Princeville|NC
North Fork Village|OH
Dover|PA
Brookdale|CA
Sheldon|TX
Red Hook|NY
Brundidge|AL
South Zanesville|OH
Cowarts|AL
Medicine Lodge|KS
Waurika|OK
Trexlertown|PA
Union|MS
Glenmoor|OH
Davisboro|GA
Elsberry|MO
Goliad|TX
Kemah|TX
Arcade|NY
Flora|IN
Rainier|WA
Turner|OR
Ashland|AL
Anderson|MO
Edgerton|OH
Badin|NC
Ronan|MT
Wilsonville|AL
Long Neck|DE
Cecilia|LA
Haymarket|VA
Richwood|WV
Mangonia Park|FL
Haskell|OK
El Mangó|PR
Linden|TX
Laymantown|VA
West Hamburg|PA
Lancaster Mill|SC
Port Morris|NY
Campbellsport|WI
Piedmont|MO
Scottsville|NY
Manchester|OH
Beresford|SD
Hillsborough|NH
Carbon Hill|AL
Harlem Heights|FL
New Chicago|IN
Congress|AZ
Randolph|VT
Eagle|WI
Collinsville|AL
Florala|AL
Krebs|OK
Welch|WV
Britt|IA
Leavittsburg|OH
Vinton|TX
Slocomb|AL
Jean Lafitte|LA
Zwolle|LA
Afton|WY
Three Rivers|TX
Butcher's Hill|MD
Leonard|TX
Farmingdale|ME
Millville|UT
Sea Breeze|NC
Camden|OH
Chelsea|OK
Lac du Flambeau|WI
Mount Sterling|IL
Seymour|MO
Hollis|OK
Kouts|IN
Newtown|CT
Troup|TX
East Washington|PA
Scotland Neck|NC
Calhoun Falls|SC
Cold Spring|NY
Thornton|NH
Pine|AZ
Malta|MT
Allyn|WA
Bylas|AZ
Beaver Dam|AZ
Plain View|NC
San Juan Bautista|CA
Victor|ID
Dora|AL
Parkersburg|IA
Moscow|PA
Johnson City|TX
Little River-Academy|TX
Fisher|IL
Indian River|MI
Ten Mile Run|NJ
Townsend|MT
Fords Prairie|WA
Warson Woods|MO
Phoenix|IL
Jonestown|PA
Columbia City|OR
Cooper|TX
Newaygo|MI
Gordon|GA
Clayton|NY
Bodfish|CA
Bear Creek|AK
Creola|AL
Itta Bena|MS
Gate City|VA
Epworth|IA
Englishtown|NJ
Kohler|WI
Bellevue|IL
Lindley|NY
Springerville|AZ
North Eagle Butte|SD
Cottonport|LA
Arden on the Severn|MD
Nettleton|MS
Narrows|VA
Springfield|SD
Olga|FL
Orchard Hills|PA
Custer|SD
New Athens|IL
Bernie|MO
Jacksboro|TN
Avery Creek|NC
Estill|SC
Mineral Wells|WV
Deer Isle|ME
Las Ollas|PR
Taft Heights|CA
Collinsville|MS
Rockdale|IL
West Glendive|MT
Pennville|PA
Jamestown|TN
Mattawan|MI
Taylor|AL
Sabana|PR
Redstone Arsenal|AL
Crystal Lake|CT
Phelps|NY
East Bronson|FL
North Granby|CT
Clarendon|TX
Kaanapali Landing|HI
Union City|OK
Spangler|PA
Belmont|MS
Laurium|MI
River Heights|UT
Stephens City|VA
West End|NY
Guilford Siding|PA
West Hurley|NY
Athens|IL
Durham|OR
Van Buren|ME
Belville|NC
Mercer|PA
South Connellsville|PA
Morris|AL
Hill 'n Dale|FL
Lake Dunlap|TX
Lovettsville|VA
L'Anse|MI
Emporium|PA
North Warren|PA
Collierville|CA
Banks|OR
Bull Shoals|AR
Alorton|IL
Brooklawn|NJ
Belington|WV
Albion|IL
Fairchance|PA
Great Falls|SC
Cave Junction|OR
Granite|UT
Fritz Creek|AK
Gap|PA
Sunray|TX
Doe Valley|KY
Camden|AL
Lakeshore|LA
Anchor Point|AK
Bonneau Beach|SC
César Chávez|TX
Hopewell|NJ
Aberdeen|ID
Queenland|MD
Samson|AL
Van Horn|TX
Piedra Gorda|PR
Talty|TX
Three Forks|MT
Arkoma|OK
Monte Alto|TX
Hidden Hills|CA
Mackinaw|IL
Big Beaver|PA
Plentywood|MT
Pinedale|WY
Campbell|MO
Navarre|OH
Stevensville|MT
Youngstown|NY
Spencer|WI
Kiefer|OK
Canton|PA
Rainier|OR
North Liberty|IN
West Homestead|PA
Pine Ridge|FL
Montz|LA
Astatula|FL
Lebanon Junction|KY
Livingston|LA
Sebastian|TX
Gwinn|MI
Alpine|NJ
Gotha|FL
Venice|IL
Atlantic Beach|NY
Stewart Manor|NY
Sturgis|KY
Yorklyn|PA
Riverside|PA
Valatie|NY
Martinsburg|PA
Limon|CO
Canyonville|OR
Mart|TX
Thomaston|CT
Tunica Resorts|MS
Saint Albans|ME
Wesson|MS
Hyde Park|NY
Polk City|FL
Belleville|KS
Kenilworth|PA
Pojoaque|NM
Sesser|IL
Bruce|MS
Lake Kiowa|TX
Dakota City|NE
Frewsburg|NY
Eddington|PA
Henryville|IN
Hinsdale|MA
Yale|MI
Clark Mills|NY
North Belle Vernon|PA
Ocean Ridge|FL
Leetonia|OH
Charenton|LA
Bloomfield|MO
Leon|IA
Mayer|MN
Portola|CA
Belle Rose|LA
Moravian Falls|NC
Cle Elum|WA
East Kingston|NH
Winnsboro Mills|SC
Shenorock|NY
Hammond|WI
Ralls|TX
New Johnsonville|TN
Italy|TX
Roxbury|WI
Vernon|AL
Plainville|KS
South Lancaster|MA
Rose Lodge|OR
Landisville|PA
Adams|WI
Rolling Hills|CA
Enterprise|OR
Morton|TX
Forsyth|MT
Clinton|NY
Kent Acres|DE
Los Alamos|CA
Toa Baja|PR
Blanco|TX
Buffalo|TX
Brice Prairie|WI
Coupeville|WA
Colquitt|GA
Milan|IN
Vinita Park|MO
Flora|MS
Merrionette Park|IL
Plantation|FL
Butler|GA
Siesta Acres|TX
Sunshine Ranches|FL
Laurel Springs|NJ
Lookout Mountain|TN
Superior|NE
Fern Prairie|WA
Blacksburg|SC
Alta|IA
Greenfield|IA
Leesport|PA
New London|IA
Daniels|WV
Conyngham|PA
South Deerfield|MA
Silver Lake|FL
Ellaville|GA
Gibbon|NE
Long Valley|NJ
Greybull|WY
Edgewood|IN
Lovelock|NV
Somonauk|IL
Temple|PA
Granby|CO
New Buffalo|MI
China Lake Acres|CA
Bagdad|AZ
Oakland|MD
Aberdeen|IN
Thomaston|ME
Mill City|OR
Hurstbourne Acres|KY
Oakboro|NC
Hopewell|TN
Elk Point|SD
Mesilla|NM
Stagecoach|NV
McAlmont|AR
Greensboro|MD
Shawnee Land|VA
Glen Lyon|PA
Carnation|WA
Meadowlakes|TX
Crystal Lawns|IL
Duchesne|UT
Bellville|OH
Wilber|NE
Bryant|WA
Prairie Grove|IL
Esko|MN
London|CA
Cave City|AR
Leachville|AR
Hodgkins|IL
Lakemont|PA
Blaine|TN
Coalgate|OK
Tome|NM
Maysville|GA
Delcambre|LA
Drexel|NC
Condon|TN
Lawton|MI
Leslie|MI
Weyauwega|WI
Lakesite|TN
Volga|SD
Thoreau|NM
Rafael Capo|PR
Crandon|WI
Wright|WY
Pine Level|NC
Guttenberg|IA
Evart|MI
Westmoreland|NH
Braddock Hills|PA
Milton|VT
Goldthwaite|TX
Saint Marys|WV
Columbus Junction|IA
Stockton|MO
Watkins Glen|NY
Tullytown|PA
Hide-A-Way Lake|MS
Darien|GA
Elida|OH
Mora|PR
Guyton|GA
Marissa|IL
Humboldt|KS
Stinnett|TX
Cricket|NC
Falmouth|ME
Chenoweth|OR
Waimea|HI
Sylvania|AL
Pine Island Center|FL
Labadieville|LA
Wabasso Beach|FL
Roseville|OH
New Carlisle|IN
Coushatta|LA
Carterville|MO
Milan|MO
Hays|NC
Folsom|NJ
South Bloomfield|OH
Bangor|MI
Dalton|OH
Morgan|GA
Capac|MI
Waterville|MN
Crossville|AL
Weatherby Lake|MO
Jacobus|PA
Williamsport|IN
Parchment|MI
Sabana Eneas|PR
Roman Forest|TX
Milo|ME
Bradford|OH
Durand|WI
Oak Hill|FL
Hudson|IL
Belle Plaine|WI
Franksville|WI
Lake Butler|FL
Unionville|GA
Patrick Springs|VA
Colrain|MA
Sulligent|AL
Trainer|PA
Seabrook Island|SC
Van Vleck|TX
Grayling|MI
New Hartford|NY
Barview|OR
Troy|TX
Marion|KS
McMechen|WV
Shutesbury|MA
Shaw|MS
Conway|MA
Rector|AR
Hampton|IL
Adamstown|PA
Coarsegold|CA
Devens|MA
Lakeland|MN
Campion|CO
Hayden|CO
Jauca|PR
Depue|IL
Concord|AL
Ridgeville|SC
Roundup|MT
Lusby|MD
Southside Place|TX
Denver|IA
Big Lake|WA
Lepanto|AR
Inola|OK
Bedford|NY
Trevorton|PA
Vale|OR
Slater|MO
Rainbow|CA
Monroe|IA
Ashfield|MA
Goodrich|MI
Eastport|NY
Langston|OK
Cambridge|NY
Gold Key Lake|PA
Saint Paul|MO
Pole Ojea|PR
Memphis|MO
Mayville|ND
Adams|NY
Magnolia|TX
Trumansburg|NY
Cridersville|OH
Bellwood|PA
Colby|WI
Bonneauville|PA
Quitman|TX
Belleville|PA
Richland|MO
Lacon|IL
Mio|MI
Spinnerstown|PA
Smoke Rise|AL
White Castle|LA
Orion|IL
Fort Fairfield|ME
Allentown|NJ
Butler|WI
Frenchtown|MT
Noel|MO
Five Points|OH
Frankton|IN
Laton|CA
Las Marias|PR
Sabana Hoyos|PR
Conway|NH
Brookwood|AL
Fairfax|SC
Ingram|TX
Long Beach|MD
Mount Pleasant|NC
Pomeroy|OH
Waterbury|VT
Moose Wilson Road|WY
Wright-Patterson AFB|OH
Inkerman|PA
Lagunitas-Forest Knolls|CA
Galena|IN
Wellsville|KS
Alabama|NY
Nambe|NM
Monte Grande|PR
Port Carbon|PA
Salyersville|KY
Basile|LA
Durant|IA
Charlotte|TX
Coal City|WV
Ortonville|MN
Unionville|MO
Wakarusa|IN
Kenyon|MN
Houserville|PA
Bay|AR
Wayland|NY
Veazie|ME
Silver Bay|MN
Newbury|NH
Central Square|NY
Warrenton|GA
Bondsville|MA
Mescal|AZ
WaKeeney|KS
Landover Hills|MD
Sea Girt|NJ
Village of the Branch|NY
Rio Verde|AZ
Mokuleia|HI
Monarch Mill|SC
Independence|LA
Westernport|MD
Central Valley|NY
Eldorado|TX
Forest City|PA
Saint Lawrence|PA
Susquehanna|PA
Catlettsburg|KY
Presquille|LA
Lavallette|NJ
North Eastham|MA
Hinckley|MN
Moriarty|NM
Pennington Gap|VA
Georgetown|CT
Green Acres|CA
Dayton|ME
Grove City|FL
Jamestown|KY
Zolfo Springs|FL
North Newton|KS
Reinholds|PA
Decatur|WI
Cedar Bluff|AL
Duxbury|MA
Plymouth|OH
Webster|SD
Marlette|MI
Long Lake|MN
Brodheadsville|PA
Irrigon|OR
Oak Cliff Place|TX
Arcade|GA
Warroad|MN
Mount Cobb|PA
Enterprise|UT
Ko Olina|HI
Butler|AL
G. L. Garcia|PR
Cienega Springs|AZ
Olathe|CO
Harwich Center|MA
Decatur|MS
Glouster|OH
Oakes|ND
New Oxford|PA
Noank|CT
Bynum|AL
Atkins|IA
Churubusco|IN
Cameron|WI
Glide|OR
Moore Haven|FL
French Lick|IN
Avon-by-the-Sea|NJ
Bridgeport|OH
East Pittsburgh|PA
Leadville North|CO
Burnt Store Marina|FL
Bridgeport|IL
Sparta|MO
Dallas Center|IA
Stockton|IL
Howard City|MI
Gilbert|MN
Cooperstown|NY
Chadbourn|NC
Sullivans Island|SC
Buckfield|ME
Industry|PA
Varnell|GA
West Paris|ME
McConnelsville|OH
Somers|CT
South Belmar|NJ
Napavine|WA
Pepeekeo|HI
Surgoinsville|TN
Lyme|NH
Middleport|NY
Jemez Pueblo|NM
Langdon|ND
Lattingtown|NY
South Floral Park|NY
Warren|OR
Haslet|TX
Becket|MA
Tawas City|MI
Loxley|AL
Owens Cross Roads|AL
Wallace|FL
Woodlawn Beach|FL
Trion|GA
Northcrest|TX
Merrimac|VA
Sylvan Lake|MI
Maple Plain|MN
Arroyo Seco|NM
South Browning|MT
Cambridge City|IN
Shadeland|IN
Linden|CA
Somerset|TX
Clearwater|MN
Miami|AZ
Millwood|WA
Smackover|AR
Verona Walk|FL
Rocky Top|TN
Bourbon|IN
Yorktown Heights|NY
Deshler|OH
Upper Pohatcong|NJ
Bokeelia|FL
Lowry Crossing|TX
Pine Bush|NY
Tunkhannock|PA
Melbourne|AR
Harvey|ND
Elkland|PA
Lake Ripley|WI
Tuolumne City|CA
Mount Gay-Shamrock|WV
Cobb|CA
Dunnellon|FL
Oak Grove|VA
Ben Avon|PA
La Pine|OR
Kings Bay Base|GA
McConnell AFB|KS
Sneads|FL
Gruetli-Laager|TN
Danbury|TX
Hughes Springs|TX
Claypool Hill|VA
Newport|ME
Starksboro|VT
Palmyra|WI
Duson|LA
Drew|MS
Cordova|NC
Harrisville|WV
West Liberty|OH
Decatur|AR
Tennille|GA
North Corbin|KY
Sour Lake|TX
Romney|WV
Marcellus|NY
Evans City|PA
Pierson|FL
Randolph|ME
La Mesilla|NM
Shannon|MS
Shasta|CA
Lewisburg|OH
Bessemer|MI
Braham|MN
Randolph|WI
Bovina|TX
Jonesboro|IL
Belford|NJ
Lewiston|UT
Stewartville|AL
Wales|MA
Decatur|MI
Oswego|KS
Stonewood|WV
Zeigler|IL
Saint Francisville|LA
Greenfield|NH
Deville|LA
Peebles|OH
Antón Ruiz|PR
Onalaska|TX
Berrien Springs|MI
Morrisville|NY
Cudjoe Key|FL
Merriam Woods|MO
Chenoa|IL
Dravosburg|PA
Century|FL
Pineville|KY
Jackson|SC
Oakfield|NY
Lake Ozark|MO
Weedsport|NY
Bakerstown|PA
Home Garden|CA
Oberlin|KS
Sparks|GA
Port Sulphur|LA
Lunenburg|MA
Richmond|ME
Nissequogue|NY
Tuckerman|AR
Appomattox|VA
Lake Como|NJ
Everett|PA
Lykens|PA
Hamilton City|CA
Clatskanie|OR
Fort Washakie|WY
Honey Brook|PA
Priest River|ID
Crownsville|MD
Key Vista|FL
Stowell|TX
Rosedale|MS
Bridgehampton|NY
Big Pine|CA
Pagosa Springs|CO
Sardis City|AL
Sodus|NY
Huachuca City|AZ
Sun Valley|AZ
Archer City|TX
Gilman|IL
Bayview|CA
Upper Brookville|NY
Questa|NM
Oberlin|LA
Andrews|NC
Ronceverte|WV
Patterson Tract|CA
Moweaqua|IL
Punta Rassa|FL
Keeseville|NY
Westons Mills|NY
King|WI
Camino|CA
Fort Hancock|TX
Kiawah Island|SC
Alum Creek|WV
Tenino|WA
Johnsonville|TN
Eaton|IN
Pierce|NE
Loretto|TN
Fairlea|WV
Knollwood|IL
Henniker|NH
Clarkesville|GA
Monon|IN
Mount Sterling|OH
Gallatin|MO
Armada|MI
Greenwich|NY
Pirtleville|AZ
Bowman|ND
Marriott-Slaterville|UT
South Whitley|IN
Mexico|ME
Tekamah|NE
Freeport|PA
North Puyallup|WA
Pleasant Grove|OH
Palomas|PR
Rock Hill|NY
Londonderry|VT
Delaware City|DE
Chilhowie|VA
Henderson|LA
Pocahontas|IA
Port Edwards|WI
Woodville|CA
Calhoun City|MS
Indios|PR
Maroa|IL
North Judson|IN
Searles Valley|CA
Seeley|CA
Bay Springs|MS
Rome|IL
West Falmouth|MA
Allegany|NY
Brownsville|OR
Lorena|TX
Lakeside|OR
Edgerton|KS
Duquesne|MO
Montpelier|IN
Holley|NY
Calico Rock|AR
Kirkland|IL
Kapaau|HI
Kingstown|MD
Mont Alto|PA
Winchester|NH
Marfa|TX
Saint Johnsville|NY
Stillwater|NY
Elgin|OR
Estell Manor|NJ
Shelburne Falls|MA
Mapleton|MN
Red Lake|MN
South Park|WY
Delmar|DE
Roodhouse|IL
Cheswick|PA
Cassopolis|MI
Verplanck|NY
Redwood Valley|CA
Hagerstown|IN
Perryopolis|PA
Quincy|CA
Idaho Springs|CO
Wickerham Manor-Fisher|PA
Shamrock|TX
Poquonock Bridge|CT
Lamartine|WI
Whiting|WI
Bladenboro|NC
Sparta|NC
Princeville|IL
Whitwell|TN
Heidelberg|TX
Wakefield|MI
Lancaster|NH
Ashford|WI
Weston|MO
Stony Point|MI
Akron|CO
Cade|LA
Bluff City|TN
Crooked Lake Park|FL
Cross Plains|TN
Lewisville|WA
Prestbury|IL
Horton|KS
Cedar Hill|MO
Ripley|OH
Westhampton Beach|NY
Ball Ground|GA
Twin Lake|MI
Altamont|NY
Fontana|WI
Westwood|KS
Arnold Line|MS
Dunlap|OH
Osakis|MN
Nicholson|GA
Meredith|NH
Skyline Acres|OH
Sabinal|TX
Mayfield|PA
Bunker Hill|IL
Addison|NY
Tremont|PA
West Lawn|PA
Lacoochee|FL
El Ojo|PR
Cibecue|AZ
Haines|AK
Vernon Center|NJ
Southport|IN
Rushford|MN
Orchard Grass Hills|KY
Hamilton|MO
Senath|MO
Sumrall|MS
Albany|MO
Jamesport|NY
Sturgeon|PA
Wind Point|WI
Boronda|CA
Willow Creek|CA
Union Point|GA
Prairie City|IA
Canby|MN
Myersville|MD
Cross City|FL
Sedgwick|KS
Graton|CA
Collings Lakes|NJ
Ridgely|TN
Holliday|TX
Dresden|OH
Shamokin Dam|PA
Midway|FL
Spring Park|MN
Jeffersonville|KY
Cowan|TN
Rancho Alegre|TX
Biggs|CA
Fairfax|OH
McEwen|TN
Osseo|WI
Palm Aire|FL
Oakham|MA
Cannon Beach|OR
Midway|KY
Ramseur|NC
Roanoke|IN
Lukachukai|AZ
Carnegie|OK
Steelville|MO
Bayamon|PR
Holland|OH
Saint David|AZ
Radium Springs|NM
Crosbyton|TX
Lewisport|KY
Garfield|TX
Chatmoss|VA
Higganum|CT
Kentland|IN
Clymer|NY
Blountsville|AL
Saint Stephen|SC
Hunter|TN
Mazomanie|WI
La Luz|NM
Moundridge|KS
Chatham|NY
Choteau|MT
Douglass|KS
Warsaw|KY
La Grulla|TX
Annandale|NJ
Fairforest|SC
Jonesboro|IN
Averill Park|NY
Houghton|NY
Leverett|MA
Teaticket|MA
Sebewaing|MI
Watervliet|MI
Antwerp|OH
Farley|IA
Argos|IN
Nobleboro|ME
Biscoe|NC
Caldwell|OH
Mucarabones|PR
Wilder|VT
Richlands|NC
Washington Heights|NY
Lockney|TX
Driggs|ID
Havana|FL
Aceitunas|PR
Elmendorf|TX
Bristol|NH
Lyndeborough|NH
Del Rey Oaks|CA
Gordo|AL
Collinsville|TX
Mount Ayr|IA
Lester Prairie|MN
Yacolt|WA
Lake Camelot|IL
Maury|NC
Billington Heights|NY
Splendora|TX
Kerhonkson|NY
Bement|IL
Ledbetter|KY
Valley View|PA
Ragland|AL
Meridian Hills|IN
Summit|MS
Prudenville|MI
Webster|NH
Fall River|WI
Harpersville|AL
Three Way|TN
Epping|NH
Franklinville|NY
Patton|PA
Ellijay|GA
Bartonville|TX
Enfield|ME
John Day|OR
Vevay|IN
Katonah|NY
Pinewood Estates|TX
Playita Cortada|PR
Victoria|VA
Oroville|WA
Saratoga|WY
Hemby Bridge|NC
Blue Grass|IA
Montour Falls|NY
Lenox|MA
Chester|NJ
Angola on the Lake|NY
Chepachet|RI
Twin City|GA
Washington Park|FL
Davenport|WA
Walla Walla East|WA
Appalachia|VA
Lebanon|NJ
Lake City|IA
Edgeworth|PA
Waterflow|NM
Anna Maria|FL
Lampeter|PA
Krugerville|TX
Pleasantville|IA
Bennington|NE
Fort Wadsworth|NY
Mayville|NY
Lamar|AR
Island Heights|NJ
Arcola|TX
South Amherst|OH
Georgiana|AL
Bristol|IN
Avon|PA
Arcadia|IN
Aurora|MN
Mitchell|NE
Monroe North|WA
Rose Hill|NC
Owls Head|ME
Dundee|NY
Youngsville|PA
Ritzville|WA
McArthur|OH
Channel Lake|IL
Glen Gardner|NJ
Syracuse|KS
Bonner-West Riverside|MT
Grandview Plaza|KS
Oak Grove|LA
Niverville|NY
Upper Fruitland|NM
Sardis|MS
South Charleston|OH
Manchester|NY
Clancy|MT
Grand Ronde|OR
Haubstadt|IN
Franklin Furnace|OH
Moretown|VT
Willard|UT
Forest Lake|IL
Le Grand|CA
Seeley Lake|MT
Valle Vista|AZ
Gaston|SC
East Dubuque|IL
Mars|PA
Antelope Valley-Crestview|WY
Glendale|MS
Denton|NC
De Kalb|TX
Minco|OK
El Negro|PR
Honey Grove|TX
Ada|MN
Lakefield|MN
Wheeler|TX
Arapahoe|WY
Hazelwood|NC
Traer|IA
Brackettville|TX
Cascade-Chipita Park|CO
East Palatka|FL
Shannon|GA
Stanley|VA
Mallory|WV
Porter Heights|TX
Elberta|AL
Lake Isabella|MI
Lake Mohawk|OH
Homer City|PA
Kensett|AR
Jerome|IL
Norris|TN
Mundys Corner|PA
White Sands|NM
Logan|WV
Port Byron|IL
Phillipston|MA
Coaling|AL
Bernice|LA
Saxapahaw|NC
Batavia|OH
Atlanta|IL
Steinway|NY
Brandon|VT
Spring Green|WI
Big Timber|MT
Vienna|IL
Parsonsfield|ME
Westwood|CA
Henderson|GA
Twin Lakes|VA
Perry Park|CO
Sanborn|NY
Wolcott|NY
West Unity|OH
Navajo|NM
Harwich Port|MA
Sutton|NH
McComb|OH
Eagleview|PA
La Pryor|TX
Tioga|ND
Scenic|AZ
Wanchese|NC
South Rockwood|MI
Baiting Hollow|NY
Espy|PA
Burnsville|NC
Serenada|TX
Amity|OR
Munfordville|KY
Quincy|MI
Des Arc|AR
Harlan|KY
Shelbina|MO
Reinbeck|IA
Del Rey|CA
East Brooklyn|CT
Weston|OH
Roberts|WI
Boles Acres|NM
Santa Clara|NM
Helena West Side|MT
Navassa|NC
Pikeville|TN
Walcott|IA
Rapids|NY
Booker|TX
Southern View|IL
Connelly Springs|NC
Pelican Bay|TX
Watts Mills|SC
Mulberry|AR
Salem|AR
Rosepine|LA
Chesilhurst|NJ
Spencer|TN
Moville|IA
Harlan|IN
Harbor Beach|MI
Whitewright|TX
Delavan|IL
Nashville|MI
Cresson|PA
Reform|AL
Tryon|NC
Kingston|OK
Gadsden|SC
Remsen|IA
Earlville|IL
Richmond|MA
Rand|WV
Rossville|IN
Fryeburg|ME
Manhattan|MT
Holley|FL
Rhome|TX
Homer|MI
Unity|NH
Goldens Bridge|NY
Sun Prairie|MT
Copeland|OK
Piperton|TN
Peach Lake|NY
Parcelas Nuevas|PR
Wedgewood|SC
Mountain Ranch|CA
Lusk|WY
Las Maravillas|NM
Quail Creek|TX
Cumberland Head|NY
Perry|OH
Church Hill|PA
Avila Beach|CA
Grayville|IL
Ainsworth|NE
Tecumseh|NE
Vernon Valley|NJ
Desert Aire|WA
Carrier Mills|IL
Garden City|MO
Comanche|OK
Itasca|TX
Claysburg|PA
Cressona|PA
Columbus|NM
Ixonia|WI
Thorp|WI
Meade|KS
Weissport East|PA
Warner|OK
Biola|CA
Adrian|MO
East Sahuarita|AZ
Ault|CO
Wilder|ID
Fox Chase|PA
Inverness|AL
Belle Plaine|KS
Pine Knot|KY
Bourbon|MO
Louisa|VA
Nashua|IA
Orleans|MA
Penn Valley|CA
Wellington|UT
Bethel|NC
Patton Village|TX
Mount Carroll|IL
North Bennington|VT
Bolinas|CA
South Dos Palos|CA
Union City|OH
Walnut Grove|MS
Fincastle|TN
Peosta|IA
McCleary|WA
Athens|NY
Smith Center|KS
Hartley|IA
Plains|TX
Crow Agency|MT
Ridgely|MD
Murphy|NC
Wedgefield|SC
Grandview|TX
Manson|IA
North Berwick|ME
Elk Rapids|MI
Lincoln Park|PA
Mill Hall|PA
Powers Lake|WI
Trempealeau|WI
Merlin|OR
Mowbray Mountain|TN
Norwood|NY
Neoga|IL
Wilson|OK
Ovid|MI
Hope Valley|RI
South Bend|WA
Keokea|HI
Thurmond|NC
Commercial Point|OH
Woodburn|IN
Osgood|IN
Franklin|TX
Olivet|MI
Darien|WI
Belleair Beach|FL
Lexington|MS
Burns Harbor|IN
Orwell|OH
Tulalip Bay|WA
East Cleveland|TN
Muenster|TX
Daleville|IN
Amboy|WA
Montverde|FL
Aberdeen|OH
Madbury|NH
River Hills|WI
Leona Valley|CA
Jefferson|NC
Cologne|MN
Gallitzin|PA
Harrisville|RI
Las Palmas II|TX
Del Norte|CO
Coldwater|MS
Shoreacres|TX
Smith Valley|NV
Coal Run Village|KY
Belhaven|NC
Rocky Point|NC
Stuart|IA
McCrory|AR
Brooklyn|IN
Whately|MA
Rock Creek|MN
Gorham|NH
East Canton|OH
Hatch|NM
Olive Hill|KY
Mechanicsburg|OH
Langhorne|PA
Deposit|NY
Rheems|PA
Mona|UT
New Market|AL
Crothersville|IN
Mason|TN
Estancia|NM
Kettle Falls|WA
Montgomery|WV
Smethport|PA
Spencerville|MD
Livermore Falls|ME
Port Dickinson|NY
Random Lake|WI
Cosmopolis|WA
Pine Prairie|LA
Mayo|SC
Bayou Vista|TX
Oakley|UT
Tremont|ME
Caledonia|MI
West Liberty|WV
Goshen|AR
Corydon|IA
Albion|NE
Wagner|SD
Central Aguirre|PR
Dayton|VA
Mountain Lodge Park|NY
Apollo|PA
Montrose|MI
Niagara|WI
Rosebud|SD
Teutopolis|IL
Weldon|NC
Eleanor|WV
Tillson|NY
Sharon|WI
Southport|CT
Mount Vernon|ME
Union City|MI
Springfield|NE
Sorrento|LA
Dunsmuir|CA
Owingsville|KY
Marks|MS
Bangs|TX
Murfreesboro|AR
New Paris|OH
Ballplay|AL
Hillsboro|ND
Cherryville|PA
Shiremanstown|PA
Canton Valley|CT
Pinehurst|ID
Soap Lake|WA
Lookout Mountain|GA
Three Oaks|MI
Crested Butte|CO
Dayton|IN
Worthington|KY
Clinton|LA
Fayette|MS
Gordonsville|VA
Zilwaukee|MI
Stratford|WI
Kersey|CO
Stafford|OR
West Tawakoni|TX
Pittsfield|NH
Rumney|NH
New Middletown|OH
De Soto|IL
Decatur|TN
Nutter Fort|WV
Peru|ME
Marion|MS
Snow Hill|NC
Mediapolis|IA
Mexico|NY
Dobson|NC
Powhatan Point|OH
Onset|MA
Ocean Park|WA
Kerens|TX
Dublin|NH
Smokey Point|WA
Bannockburn|IL
Lewiston|MN
Francestown|NH
Fort Montgomery|NY
Hudson|CO
South Willard|UT
Fairmount Heights|MD
Brookside Village|TX
Waretown|NJ
North Pekin|IL
Oakland|PA
Poultney|VT
Laughlin Air Force Base|TX
Chester|GA
Edmonton|KY
Adams Center|NY
Whitehall|WI
Knightsen|CA
Tornillo|TX
Westville|OK
East Millinocket|ME
Charleston|NY
Carbonville|UT
Monterey Park|NM
Schoolcraft|MI
East Bangor|PA
Newport|PA
Sparkill|NY
Elkhorn|CA
West Wenatchee|WA
Logansport|LA
Stockdale|TX
Twin Grove|IL
Rocky Point|WA
Warren|MN
Baidland|PA
Limestone|IL
Milford|IN
Kalida|OH
Ferron|UT
Salisbury|MO
Centreville|MS
Cherokee|OK
Ackley|IA
Richland|PA
Leilani Estates|HI
Sebree|KY
Kingsley|MI
Water Mill|NY
Clay|PA
Mercersburg|PA
Ferndale|PA
Montgomery|PA
Chester Center|CT
LaBarque Creek|MO
Richmond|IL
Koontz Lake|IN
Sunnyside-Tahoe City|CA
Astor|FL
Flat Rock|NC
Golden Valley|NV
Brass Castle|NJ
First Mesa|AZ
Chapin|SC
Bracey|VA
Herscher|IL
Erie|IL
Ethete|WY
South Wenatchee|WA
Nescopeck|PA
Stamps|AR
Hallsville|MO
Hurley|MS
Seaside Park|NJ
Blossom|TX
Salem|WV
Warsaw|IL
Waterville|NY
Galesville|WI
Owenton|KY
Hancock|MD
Grand Canyon Village|AZ
Castle Dale|UT
East Spencer|NC
Roseto|PA
Granville|MA
Medway|ME
Hinsdale|NH
Star Valley Ranch|WY
Woodstock|AL
McMillin|WA
Wardsville|MO
Choctaw Lake|OH
Cato|WI
East Hazel Crest|IL
Morrisonville|NY
Anna|OH
Cleary|MS
Hamilton|IN
Purdy|WA
Rollingwood|TX
Glenville|WV
Hebron|NE
Brooklyn Heights|OH
Dale|IN
Walnut Grove|CA
Monument Hills|CA
Redfield|AR
Monticello|MS
Luther|OK
Fulton|TX
Paxtang|PA
Ault Field|WA
Crescent City|FL
Montegut|LA
Winchester|MO
Stockton Springs|ME
Enfield|NH
Sawyerwood|OH
Ligonier|PA
Warren Park|IN
Elk Creek|KY
Elkfork|KY
Joanna|SC
Corrigan|TX
Millersburg|OR
Cementon|PA
Claypool|AZ
Garrison|ND
Corning|IA
Tonka Bay|MN
Emerson|GA
Stratford|OK
Northlakes|NC
Newfield|NJ
East Berlin|PA
Brookston|IN
Crugers|NY
Lake Brownwood|TX
New Haven|WV
Oakwood|IL
Victory Gardens|NJ
Augusta|WI
Inverness|CO
Gordon|NE
Ponder|TX
Adwolf|VA
North Grosvenor Dale|CT
Greilickville|MI
Salome|AZ
Clio|AL
Pewee Valley|KY
Duque|PR
Englewood|TN
Cuba|NY
Freedom|PA
Belle|MO
Pastos|PR
Woodcreek|TX
Monette|AR
Crescent|OK
Corcovado|PR
Manito|IL
Neligh|NE
Montrose|PA
Glendale|WV
Curtice|OH
Lone Star|TX
Hines|OR
Legend Lake|WI
Western Lake|TX
Sylvan Springs|AL
Colfax|LA
Huntsville|MO
Marathon|WI
Gearhart|OR
Plum Creek|VA
Leland Grove|IL
Loveland Park|OH
Friedens|PA
Wilderness Rim|WA
Kaibito|AZ
Arenas Valley|NM
Lincolndale|NY
Bridgeport|NE
New Marlborough|MA
Colma|CA
Nederland|CO
Heritage Lake|IL
Caln|PA
Buchanan Dam|TX
Babbitt|MN
Stanton|NE
Mount Vernon|AL
Edmonston|MD
Cactus Flat|AZ
Cannelton|IN
Watertown|TN
Granger|TX
Virginia|IL
Rafael Hernandez|PR
Blossburg|PA
Burkesville|KY
Tylertown|MS
Graysville|TN
Mount Pulaski|IL
Devon|PA
New Hope|OR
Mount Zion|GA
White Pigeon|MI
Winfield|NJ
Catawissa|PA
Vance|AL
Winchester|IL
Hillsdale|MO
Guthrie Center|IA
Pilot Rock|OR
Falmouth Foreside|ME
Marion|NY
Holiday Valley|OH
Briarcliff|TX
Pine Valley|CA
Osburn|ID
Harbor Hills|OH
Audubon Park|KY
Mechanicsville|MD
West Barnstable|MA
Avis|PA
Groton|SD
Buttonwillow|CA
Toro Canyon|CA
Donovan Estates|AZ
Shepherd|MI
Charlotte|TN
Slater|IA
Hartington|NE
Chadwicks|NY
Allendale|CA
Woodmont|CT
Clarendon|AR
Johnsonville|SC
Avoca|IA
Port Barrington|IL
Fern Acres|HI
Highpoint|OH
Woodward|IA
New Plymouth|ID
Atlantic Beach|NC
Chesapeake|WV
Greene|NY
Chevy Chase Heights|PA
Pine Grove Mills|PA
Julian|CA
Gower|MO
Topaz Ranch Estates|NV
Bismarck|MO
Glen Alpine|NC
Oak Hill|OH
MacArthur|WV
Uncasville|CT
Monona|IA
Bushland|TX
Dixon|MO
Rincón|PR
Elizabeth|PA
Prosperity|WV
Fosston|MN
Milroy|PA
Banner Hill|TN
Bruceville-Eddy|TX
Shreve|OH
Mayer|AZ
Stevenson|WA
Richland|GA
Williamsville|IL
Worthington Hills|KY
Versailles|PA
Greenup|IL
Warsaw|VA
Porter|ME
Orfordville|WI
Grove Hill|AL
Celina|TN
Waterman|IL
New Paris|IN
Westhampton|MA
Cambridge|WI
Meridian|OK
Vonore|TN
Terra Alta|WV
Erving|MA
Kingston|NJ
Elizabethville|PA
Hurley|WI
Toquerville|UT
Toughkenamon|PA
Bangor|WI
Fayette|IA
Fort Loramie|OH
Saxonburg|PA
Natalia|TX
Lambert|MS
Stanfield|NC
Lyndhurst|VA
Sackets Harbor|NY
Utica|SC
Great River|NY
Linntown|PA
Saint Peter|WI
Morenci|AZ
Benld|IL
Daguao|PR
Parkston|SD
Shoshone|ID
Rodney Village|DE
Lynchburg|OH
West Salem|OH
Duncannon|PA
Mammoth|AZ
Hackleburg|AL
Culebra|PR
Girardville|PA
Ames Lake|WA
Rural Retreat|VA
Thorntown|IN
Freeport|ME
Ashaway|RI
Aztalan|WI
Castleton|VT
Benson|UT
Rancho Tehama Reserve|CA
Seabrook Farms|NJ
Leoti|KS
McIntosh|NM
Porterdale|GA
Roxana|IL
Crystal Lakes|OH
Baird|TX
Evadale|TX
Woodsboro|TX
South Coventry|CT
Foresthill|CA
Bel-Nor|MO
Marble Hill|MO
Ackerman|MS
Brilliant|OH
Woodland Hills|UT
Wilson|WY
Pueblito del Rio|PR
Chatham|VA
Rainelle|WV
Dundas|MN
Panguitch|UT
Iota|LA
Elvins|MO
Windsor|PA
Milam|TX
Marshall|VA
Nooksack|WA
Lincolnton|GA
Maria Antonia|PR
Hiram|ME
Birch Run|MI
Bridgeport|NY
Macedon|NY
Peru|NY
Laflin|PA
Lazy Mountain|AK
Edison|GA
West Ferriday|LA
Dedham|ME
Fox Lake|WI
Greenbush|ME
Tarkio|MO
Head of the Harbor|NY
Roaming Shores|OH
Eureka Mill|SC
Clarks Green|PA
Hawthorne|FL
Elgin|SC
Seadrift|TX
Battle Ground|IN
East Valley|NV
Westover|AL
Cavetown|MD
Mound Bayou|MS
Burns|TN
Castleton-on-Hudson|NY
Newton|AL
Roseland|FL
Manning|IA
South Thomaston|ME
Weston Mills|NY
Redington Beach|FL
Essex|MA
Dewart|PA
Indian Shores|FL
Southmont|NC
Caddo Mills|TX
State Center|IA
Stacy|MN
Ehrenberg|AZ
Colmar Manor|MD
Oakdale|PA
Claycomo|MO
Yaurel|PR
Queen City|TX
Albion|PA
Grill|PA
Cleveland|WI
Lebec|CA
Manson|WA
Hill City|KS
Sweet Springs|MO
Chapel Hill|TN
Point of Rocks|MD
Ash Grove|MO
Grandview|OH
Hemlock|MI
Avon|MN
Wyoming|DE
Lake Waccamaw|NC
Pilot Mountain|NC
Logan|IA
New Sarpy|LA
Somerset|OH
Mullens|WV
Philo|IL
Holland|MA
Jonesport|ME
Hardwick|NJ
North Redington Beach|FL
Dulac|LA
Cleora|OK
East Lexington|VA
Ortonville|MI
Darmstadt|IN
Morris|OK
Whitmire|SC
Madison|MN
Black Lick|PA
Edgar|WI
Burton|OH
Waterford|PA
Grand Canyon|AZ
Fort Benton|MT
Fair Grove|MO
Urbana|IA
Walford|IA
Rehoboth Beach|DE
Bryson City|NC
Concord|VA
Alamosa East|CO
Balm|FL
Brooklet|GA
Dover|TN
Kremmling|CO
Rock Creek|AL
Bonduel|WI
Montello|WI
Verona|KY
Coloma|MI
Newberry|MI
Saint Regis Park|KY
Beaver|OK
Honeyville|UT
Baldwin|FL
Glade Spring|VA
Arlington|OH
Jackson Center|OH
Chesterfield|SC
Charleston|ME
Standish|MI
Clintondale|NY
East Griffin|GA
Arma|KS
Bartonsville|MD
Johnson|VT
Moroni|UT
Buckhead Ridge|FL
North DeLand|FL
Kenly|NC
Toast|NC
Animas|PR
Edgewood|TX
Hampden Sydney|VA
Marmet|WV
Akron|IA
New Beaver|PA
Rehobeth|AL
Brooklyn|WI
Vanceburg|KY
Hudson|ME
Summerland|CA
Langley|SC
Seven Points|TX
Exmore|VA
Fairmead|CA
Sutton-Alpine|AK
Malvern|AL
Oronoco|MN
North Lewisburg|OH
Eldorado|WI
Dawson|MN
Contoocook|NH
Bunker Hill|OR
Hudson|PA
Saint Michaels|AZ
LeChee|AZ
Annetta|TX
Stuart|VA
Rotan|TX
Culver|OR
Biltmore Forest|NC
Murphys Estates|SC
Shirley|MA
West Stockbridge|MA
Forest|OH
Marshallton|PA
Temelec|CA
Berino|NM
McCord|OK
Tracy City|TN
Wacousta|MI
Sutton|NE
Russellton|PA
Cornell|WI
El Valle de Arroyo Seco|NM
Pinebluff|NC
Quinlan|TX
Gridley|IL
West Baraboo|WI
Kettleman City|CA
Norridgewock|ME
Kincaid|IL
Guthrie|KY
Elwood|NJ
Kilmarnock|VA
Bremen|OH
Oakland|IA
Dassel|MN
Middleburgh|NY
Bressler|PA
Miller|SD
Dover|VT
Irwindale|CA
Port Gibson|MS
Chappaqua|NY
South Coatesville|PA
Richmond|MN
Winfield|MO
Bruceton|TN
Gardner|IL
Keystone Heights|FL
Hoschton|GA
Tahoe Vista|CA
Perryville|AR
Ringgold|LA
New Union|TN
Copper Canyon|TX
Rustburg|VA
Parsons|WV
Granger|IA
Wellman|IA
Langhorne Manor|PA
Elephant Butte|NM
Coalville|UT
Silver Lake|KS
Apache|OK
Huntington Bay|NY
Kittitas|WA
Linn|MO
Brocton|NY
Shortsville|NY
Fort Recovery|OH
Greenwich|OH
Sandy|PA
Worthington|IN
Towanda|KS
Pittsville|MD
Lakeshire|MO
Pelham|MA
Grandview|IL
Oblong|IL
Monrovia|IN
Raleigh|MS
Meridian|TX
Saint Elmo|IL
Helena|OK
Bells|TX
Pawlet|VT
Cadott|WI
Ladera|CA
Nanawale Estates|HI
Millbrook|NY
South Palm Beach|FL
Robersonville|NC
Franklin|ME
Trenton|ME
South Temple|PA
Tonto Basin|AZ
Berry Creek|CA
Pemberville|OH
Descanso|CA
Westport|IN
Kinsley|KS
Espino|PR
Stanleytown|VA
Woodbine|IA
Sundown|TX
Sun Valley|ID
Depoe Bay|OR
Cedar Glen Lakes|NJ
South Windham|CT
Kingsford Heights|IN
Tri-Lakes|IN
Chatham|MA
Oriole Beach|FL
Charlotte Hall|MD
Velda Village|MO
Menard|TX
Brooklyn|IA
Muhlenberg Park|PA
Hillsboro|WI
Clinton|ME
Ransomville|NY
Genola|UT
Garrett|WA
Marbury|AL
Bajandas|PR
Bourne|MA
Milan|NH
Browntown|PA
Seymour|WI
Grapeland|TX
Dunlap|IL
Markesan|WI
North Fork|AZ
Stearns|KY
Wolfe City|TX
Rowley|MA
Blawnox|PA
Dunnigan|CA
Cheswold|DE
Bedford|IA
Lone Tree|IA
Surry|ME
Centreville|MI
Alexandria|NH
New London|NH
Verdi|NV
Nellieburg|MS
Crystal Falls|MI
Stanton|MI
Wymore|NE
Webb|AL
Moodus|CT
West Brookfield|MA
New Castle Northwest|PA
Northwest Ithaca|NY
Red Corral|CA
Morgantown|MS
Sand Lake|MI
Flomaton|AL
Montezuma|IA
Swanville|ME
Oxford|NY
New California|OH
Livonia|LA
Clifton|IL
West Chatham|MA
Granville South|OH
Clarksville|IA
Durand|IL
Pocono Pines|PA
Loving|NM
Clermont|IN
Olivet|NJ
Atglen|PA
Runaway Bay|TX
Reese|MI
Russell|PA
Janesville|CA
Crosby|ND
Ness City|KS
Gleason|TN
Mishicot|WI
Arlington|GA
Sharon|MS
Locust Grove|OK
Río Blanco|PR
Red Lake Falls|MN
Eatons Neck|NY
Bradford|RI
Irwin|SC
Earlham|IA
Warren|MA
Plandome|NY
Paonia|CO
Metlakatla|AK
Hazen|AR
Au Sable|MI
Alvord|TX
Wakefield|NE
Milton|NY
Black Earth|WI
Felton|DE
Walnut Cove|NC
Alloway|NJ
Jagual|PR
Cairo|NY
Elizabeth|CO
Odon|IN
Manchester|KY
Kimball|TN
Flatonia|TX
Pioneer|OH
New Windsor|MD
Crump|TN
Fennville|MI
Wendover|UT
Shoal Creek|AL
Okawville|IL
Grand Isle|LA
Avondale|PA
Hyde|PA
Montague|CA
Dover|AR
Washington|ME
Schwenksville|PA
Harper|KS
Ansted|WV
Penobscot|ME
Antrim|NH
Hughestown|PA
Carbondale|KS
Gueydan|LA
Vian|OK
Apple Mountain Lake|VA
Kingsley|IA
Culver|IN
Waverly|MN
Springfield|CO
Earlington|KY
Scotland|PA
Bell Acres|PA
Faxon|PA
Kernville|CA
Mountain Village|CO
Gunter|TX
Bagley|MN
Colebrook|NH
Laurel|NY
Orangeville|UT
Willacoochee|GA
Harvey|MI
Elmore|OH
Nashotah|WI
Sunriver|OR
Ironton|MO
Honaker|VA
Lewiston|MI
Bryn Athyn|PA
Capitan|NM
Holstein|IA
Cornwells Heights|PA
Bertram|TX
New Rockford|ND
Liberty Hill|TX
Nora Springs|IA
Otis|MA
Luna Pier|MI
Pomeroy|WA
Greenland|AR
Manteo|NC
Ceredo|WV
Freedom|NH
Phillips|WI
Casa Blanca|AZ
Gill|MA
Oakport|MN
Sunrise Lake|PA
Gretna|FL
Fairview Park|IN
Olla|LA
Frenchtown|NJ
Birchwood Lakes|PA
Joseph City|AZ
Mansura|LA
Shattuck|OK
Lakeside|TX
Lenox|IA
Sanborn|IA
New Hartford Center|CT
Salina|OK
Baxter|TN
Northport|ME
Sublette|KS
Pemberton|NJ
Somerville|TX
White Cloud|MI
Hartford|IL
Oakland|MO
Siesta Shores|TX
Wayne|WV
Charlemont|MA
Mount Wolf|PA
Terre Hill|PA
Crainville|IL
Coto Norte|PR
Newfield|ME
Temple|NH
West Conshohocken|PA
Stateburg|SC
Moody|TX
Fort Ashby|WV
Chisholm|ME
Glyndon|MN
Highland Park|PA
Mancos|CO
Shell Knob|MO
Tatum|TX
Lake Catherine|IL
Kaaawa|HI
New Pekin|IN
Walnut Grove|GA
Colwich|KS
Winnebago|MN
Port Norris|NJ
Woodbranch|TX
Mount Hope|WV
Forreston|IL
Rome City|IN
Littlerock|CA
Home|WA
Chapman|KS
South Point|TX
Warren|IL
Wyoming|IL
Loretto|PA
Newell|WV
Darrington|WA
Park River|ND
Oriskany|NY
Stottville|NY
Williamstown|PA
Boswell's Corner|VA
Big Sandy|TX
Cushing|ME
South Windham|ME
Schuylerville|NY
Oak Leaf|TX
Rosebud|TX
Lanark|IL
Ravenna|NE
Tuckahoe|NY
Nixon|PA
Sumas|WA
Columbus Air Force Base|MS
Mabscott|WV
Elroy|WI
Charlack|MO
Awendaw|SC
Springville|VA
Manton|MI
Frazee|MN
Cottage City|MD
Foscoe|NC
Panama|OK
Hubbard|TX
Muniz|TX
Parker City|IN
Sandwich|NH
Monroeville|OH
Osborne|KS
Shoemakersville|PA
Ferndale|CA
Cedarville|AR
Unionville|TN
Granby|MA
New Berlinville|PA
Wood River|NE
Advance|MO
Pleak|TX
Sistersville|WV
Beechwood Village|KY
Claremont|NC
Laverne|OK
Waukomis|OK
New Market|TN
Mancelona|MI
Yalaha|FL
Pine Knoll Shores|NC
Long Beach|WA
Woodway|WA
Cohoe|AK
Plattsburgh West|NY
Minneota|MN
Winthrop|MN
Eagle River|WI
Hope|ME
Pierz|MN
Wheaton|MN
Inman|KS
Rice|MN
Hampton|NJ
Holcomb|NY
Ashley|OH
Addison|VT
Richford|VT
Benwood|WV
South Uniontown|PA
Midtown|TN
Roan Mountain|TN
Russells Point|OH
Dunnstown|PA
Columbine Valley|CO
Morristown|IN
Lesage|WV
Surrey|ND
Fredericksburg|PA
Babson Park|FL
Mitchell|IL
Pelahatchie|MS
Effingham|NH
Pahala|HI
Cortland West|NY
Interlachen|FL
Lake Dalecarlia|IN
Neponsit|NY
Bainbridge|PA
Blades|DE
Livermore|KY
Nokesville|VA
Dysart|IA
Cerro Gordo|IL
Pine Plains|NY
Hummels Wharf|PA
Gillett|WI
Auburn|KY
Crane|MO
Rapid City|MI
Burgettstown|PA
Lithopolis|OH
Latta|SC
Livonia|NY
Hasson Heights|PA
Blair|WI
New Berlin|IL
Elm City|NC
Olivet|TN
Stanaford|WV
Walnut|IL
East Machias|ME
Pittsford|NY
Conemaugh|PA
Peridot|AZ
Fairfax|OK
Hometown|PA
Rosendale Village|NY
West Marion|NC
Capron|IL
New Sharon|ME
Many Farms|AZ
Woodacre|CA
Mendon|UT
Nelson|GA
Lakewood Shores|IL
Litchfield|MI
Milan|OH
Rockaway Beach|OR
Lake Hamilton|FL
Candelero Arriba|PR
Sneedville|TN
Snyder|OK
City View|SC
Hardwick|VT
Parcelas La Milagrosa|PR
Redkey|IN
Sea Bright|NJ
Aristocrat Ranchettes|CO
Shorewood-Tower Hills-Harbert|MI
Goodwater|AL
Elmer|NJ
Catawba|SC
East Sumter|SC
Conehatta|MS
Saucier|MS
Tripoli|IA
Spring Valley|WI
Blue Ridge|AL
Hayden|AL
Rutherford College|NC
West Alexandria|OH
Appleton|MN
Independence|WI
Makaha Valley|HI
Saint Leo|FL
Winterport|ME
Maple Bluff|WI
Munday|TX
Naples|TX
Menahga|MN
Flemington|PA
Woodville|WI
West Yellowstone|MT
Dunes City|OR
Mescalero|NM
North Ballston Spa|NY
Saint George|MO
Colchester|IL
Wathena|KS
Rich Hill|MO
La Plata|MO
Sutherland|NE
Wolf Creek|UT
Flippin|AR
Boyd|TX
Benitez|PR
South Carthage|TN
Orange Grove|TX
Redby|MN
New Fairview|TX
Marshallville|GA
Lake Heritage|PA
Saranac|MI
Jordan|NY
Shelter Island|NY
Harristown|IL
Buhler|KS
Pearlington|MS
Black River|NY
Kiantone|NY
Sherburne|NY
Green Springs|OH
Thompson Falls|MT
Bay City|OR
Palestine|IL
Yates Center|KS
Newville|PA
Milford|UT
Princes Lakes|IN
Goodman|MS
Beulaville|NC
Toluca|IL
Milbridge|ME
Brookside|AL
Tennessee Ridge|TN
Crooks|SD
Jericho|VT
Saint Francis|KS
New London|MN
Nunda|NY
Sugar City|ID
Uintah|UT
Crystal Springs|FL
Dooms|VA
Grand Marais|MN
Norfolk|NY
Big River|CA
Johnson|KS
Hico|TX
Goodwell|OK
Young Harris|GA
Clintwood|VA
Suffield Depot|CT
Rolla|ND
Bainbridge|NY
Salem|SD
Roscoe|TX
Justice|OK
Tariffville|CT
Monroeville|IN
Ontonagon|MI
Pecos|NM
Hughes|AR
Boston|GA
Shell Rock|IA
East Brookfield|MA
Dover Plains|NY
Middletown|CA
Black Rock|NM
Stockton|KS
Bethany|IL
Frazeysburg|OH
Black Creek|WI
Fredonia|AZ
East Newnan|GA
Barrackville|WV
Onarga|IL
Appleton|ME
Brothertown|WI
Dillsboro|IN
Glenmora|LA
Sangerville|ME
Clara City|MN
Hayfield|MN
Tiltonsville|OH
Melville|RI
Winlock|WA
Pinetops|NC
Kings Mills|OH
Cornish|ME
Beale Air Force Base|CA
Clinton|KY
Gerald|MO
Troy|TN
Central Garage|VA
Sophia|WV
Granville|IL
Hatfield|MA
Philmont|NY
Minerva Park|OH
Woxall|PA
Eagle Butte|SD
Stony Point|NC
Powells Crossroads|TN
Benavides|TX
Elkhart|TX
Geneva|IN
Ama|LA
Urania|LA
Greenfield|MO
Thorndale|TX
Tower City|PA
Manawa|WI
Cleveland|AL
Meggett|SC
Middletown|VA
Clymer|PA
Fall Creek|WI
Shell Lake|WI
Bushyhead|OK
Oquawka|IL
Elverson|PA
Middleburg|PA
Point Roberts|WA
Papaikou|HI
Spring Hope|NC
Larimore|ND
Tigerville|SC
Springfield|NY
Richlandtown|PA
Big Bend|WI
Tombstone|AZ
Inglis|FL
Buffalo|OK
Lubeck|WV
Farwell|TX
Winona|MO
Shawsville|VA
Manly|IA
Brownville|ME
Strong|ME
Stryker|OH
Brickerville|PA
Washburn|ND
Lake Panorama|IA
San Antonio|FL
West Jefferson|NC
Beverly|OH
Beaver|WV
Maple Park|IL
West Swanzey|NH
Palmdale|PA
Sleepy Hollow|WY
Fort Covington Hamlet|NY
Okarche|OK
Aurora|TX
Plymouth|ME
Duenweg|MO
Farmingdale|NJ
Black Point-Green Point|CA
Geary|OK
Breckenridge|MI
Hebron|PA
Vinco|PA
Enosburg Falls|VT
Sea Ranch|CA
Basin|WY
Keeler Farm|NM
Killian|LA
Cedar Point|NC
Roland|IA
Inverness|CA
Kittredge|CO
Sunnyside|GA
Rock Hall|MD
Liborio Negron Torres|PR
Broadalbin|NY
Bunkerville|NV
Long Creek|IL
Taylorsville|MS
Wetherington|OH
Oceana|WV
Waldo|AR
Sarcoxie|MO
Brownfield|ME
Belmont|NH
Harbor Isle|NY
Omao|HI
Kodiak Station|AK
Marshall|AR
Buffalo|IA
Maharishi Vedic City|IA
Easton|ME
Preston|MN
Ellendale|ND
Hagaman|NY
Paradis|LA
Kurtistown|HI
Vardaman|MS
Boaz|WV
Hudson Lake|IN
Saint John|KS
Erin|TN
Shandon|CA
Leesburg|OH
Palm Valley|TX
Wallis|TX
Conashaugh Lakes|PA
West Leechburg|PA
Lower Lake|CA
Mountain View|WY
Woodbury Center|CT
Enigma|GA
Sparta|GA
Calverton Park|MO
Reno|OH
Stella|PR
Spring Grove|MN
Loma|CO
Fort Belknap Agency|MT
Mount Airy|GA
Blowing Rock|NC
Fairfield Beach|OH
Benton|TN
Boston Heights|OH
Midway|LA
Fall Branch|TN
China Grove|TX
Hawkins|TX
South Woodstock|CT
New Sharon|IA
Bradley|ME
Little Rock Air Force Base|AR
Konawa|OK
Mogul|NV
Oglala|SD
Dike|IA
Grant Park|IL
Hodgdon|ME
Gnadenhutten|OH
Grantsburg|WI
Somerset|MD
Old River-Winfree|TX
Lakewood Club|MI
Bent Creek|NC
Freeman|SD
Iraan|TX
Marsing|ID
Heppner|OR
Blue Ridge|GA
Lockport Heights|LA
Randolph|NY
Danby|VT
Woodbine|GA
Germantown|IL
Owensville|IN
Fayetteville|AL
Princeton|NC
Cayuco|PR
Farmland|IN
Vinalhaven|ME
Douglas|MI
Stony Prairie|OH
Avalon|NJ
Passapatanzy|VA
Tower Lake|IL
Frankfort|MI
Rison|AR
Mooreland|OK
Rossville|IL
North Charleroi|PA
Oley|PA
West Fairview|PA
Fort Thompson|SD
Asotin|WA
Hampton|AR
Lunenburg|VT
Queen Anne|MD
Fremont|NC
Hillcrest|IL
Indian Hills|CO
Pierce City|MO
Waymart|PA
Wallenpaupack Lake Estates|PA
Iva|SC
Bellevue|MI
Cooperstown|WI
Moreland|ID
Molino|FL
Oran|MO
Lyman|MS
Laingsburg|MI
Byron|CA
Stratford|CA
Lake Marcel-Stillwater|WA
Laguna Park|TX
Royalston|MA
Rush Springs|OK
Ogunquit|ME
Simpson|PA
Barry|IL
Lincoln|KS
Hurt|VA
Machias|ME
Brown City|MI
Webberville|MI
Hewlett Harbor|NY
Intercourse|PA
Boulevard Gardens|FL
Buxton|NC
Salineville|OH
Clear Lake|SD
Iola|WI
Kamiah|ID
Chrisman|IL
Country Club Hills|MO
Morrow|OH
Green Valley Farms|TX
Dexter|NM
Sundance|WY
Elmore|AL
Galveston|IN
Pinconning|MI
Caraway|AR
Del Rio|CA
East Carbon City|UT
Big Bass Lake|PA
West Buechel|KY
Central City|IA
Coon Rapids|IA
Mineville|NY
Smithville|OH
Troy|PA
Palo Cedro|CA
Falkville|AL
Waverly|IL
Walls|MS
Sperry|OK
Palermo|ME
Fayette|OH
Lincoln|VT
Crocker|WA
Cedar Glen West|NJ
Deer Park|CA
Maurice|LA
Buffalo|SC
Eastport|ME
Fullerton|NE
Houston|PA
Platte|SD
Gold Hill|OR
Five Points|FL
Cambria|IL
Morrisville|PA
Roslyn Estates|NY
Muscoda|WI
Cottonwood|AL
Broadway|NC
Fairton|NJ
Westlake|TX
Alton|IA
Starbuck|MN
Centennial Park|AZ
Valmeyer|IL
Oxford|ME
De Graff|OH
Hiram|OH
West Hills|PA
Parshall|ND
Belmont Estates|VA
Woodstock|ME
La Crosse|KS
Weber City|VA
Keshena|WI
Callender|CA
West Blocton|AL
Hackberry|LA
Mansfield|MO
La Vernia|TX
Onancock|VA
Woodland Heights|PA
Fairview|UT
Wells|NV
Bartolo|PR
Tye|TX
Plattekill|NY
Velva|ND
Susitna North|AK
Munford|AL
Miamitown|OH
Melcher-Dallas|IA
Santa Margarita|CA
Barbourmeade|KY
Bel Air|MD
Conestoga|PA
Fairview|TX
Napoleon|MI
Spencerville|NM
Deadwood|SD
Francis|UT
Tok|AK
Saint Anne|IL
Addison|ME
Greenville|ME
Belfast|PA
North Apollo|PA
Hettinger|ND
Terrebonne|OR
Liberty|UT
West Crossett|AR
Ashland|IL
Kemp|TX
Cornville|ME
Hurley|NM
Merritt Park|NY
Byhalia|MS
Lake Telemark|NJ
Covelo|CA
Lumber City|GA
Rawls Springs|MS
Barker Heights|NC
Laurel Hill|NC
Cana|VA
Otterbein|IN
Whitaker|PA
Gregory|SD
Hagerman|NM
Killdeer|ND
Dickson|OK
Emory|TX
Port O'Connor|TX
Basye|VA
Buffalo|WV
Mifflinville|PA
Tieton|WA
Friendship|ME
Blue Lake|CA
Dauphin Island|AL
Vienna Bend|LA
Maggie Valley|NC
Bull Run Mountain Estates|VA
Emory|VA
Foster Brook|PA
West Easton|PA
Ola|AR
Baltic|CT
Halifax|VA
Medford|MN
Millbury|OH
Forest Meadows|CA
Hansen|ID
Diaz|AR
Goodman|MO
Gretna|VA
Toulon|IL
Bloomfield|NY
Gasport|NY
Craig|AK
Norris City|IL
West Canton|NC
Beggs|OK
Gardendale|TX
Hazel Green|WI
Courtland|VA
Arlington|NE
Hallstead|PA
Hilldale|PA
La Huerta|NM
Como|MS
Wetumka|OK
Pamplico|SC
Bevil Oaks|TX
Dimondale|MI
Bethesda|OH
North Key Largo|FL
Beattyville|KY
Thomas|OK
Cavalier|ND
Ashland|NH
Aragon|GA
Bayboro|NC
Clyde|NC
Fulda|MN
Fort Totten|ND
Port Byron|NY
Centre Hall|PA
Laurys Station|PA
Milford|IL
Mulberry|IN
Britton|SD
Chelsea|VT
Algonquin|MD
Ladd|IL
Atkinson|NE
Olcott|NY
Calumet|PA
Laguna|NM
Coosada|AL
Fort Deposit|AL
Dover Beaches North|NJ
Due West|SC
Wolfhurst|OH
Loyal|WI
Kennebunkport|ME
Sheridan|CA
Chatom|AL
Mayo|FL
Conway Springs|KS
Holly Hill|SC
Hydesville|CA
Julesburg|CO
Leadwood|MO
Strawberry Point|IA
Moravia|NY
Phil Campbell|AL
Geronimo|OK
Wildwood|TX
Weston|NJ
Hana|HI
Henry Fork|VA
Arnolds Park|IA
North Bend|NE
Warrenville|SC
Huntsville|TN
Coal Fork|WV
Bradford|ME
Waldoboro|ME
Shenandoah Heights|PA
Newburg|WI
Eldridge|CA
Loganville|PA
Oakland|SC
Falling Water|TN
Hanna City|IL
Sidney|IL
Sullivan|ME
Stockbridge|MI
Rock Port|MO
Haskins|OH
Barneveld|WI
Carnuel|NM
Lemmon|SD
Rogersville|AL
Clarkton|MO
Maysville|OK
Florence|TX
Converse|IN
Wilson|NY
Heidelberg|PA
Chittenden|VT
Omega|GA
Sandoval|IL
Bon Aqua Junction|TN
Manasota Key|FL
Sardis|GA
Renovo|PA
Glenns Ferry|ID
Camillus|NY
Burt|MI
Fort Clark Springs|TX
Chinook|MT
Kenbridge|VA
Edwardsburg|MI
Lake Luzerne|NY
Monticello|WI
Laytonville|CA
Victoria|KS
Westfield|WI
Haven|KS
Fowler|MI
New York Mills|MN
North Collins|NY
Richfield Springs|NY
Redway|CA
Kenwood|OK
Kenton|TN
Minier|IL
Morgandale|OH
Boswell|PA
Hastings|PA
Meadview|AZ
Newcastle|CA
Claude|TX
Wainaku|HI
Skyline-Ganipa|NM
Frisco City|AL
Shelburn|IN
Yale|OK
Alto|TX
Warren|IN
Philadelphia|NY
Cornersville|TN
Gray|TN
Elkview|WV
Cuba|IL
Chesterfield|MA
Mahnomen|MN
Mason|NH
Eaton Estates|OH
Williamsburg|PA
Toledo|IL
Rosa Sanchez|PR
Searsmont|ME
Plainview|NE
Troy|NH
Livingston Manor|NY
Mount Holly|VT
Siletz|OR
Adrian|MN
Edinburg|NY
Marion|WI
Tangent|OR
Point Lookout|NY
Pleasant Hill|OH
South Barre|VT
Glenwood City|WI
Auburn|KS
Boqueron|PR
Hemphill|TX
Wilmot|NH
Friendship|NY
Youngsville|NC
Kenduskeag|ME
Marmaduke|AR
Martindale|TX
Chesterville|ME
Lake Michigan Beach|MI
Cypress Quarters|FL
Paradise Heights|FL
Etna|OH
Litchfield|CT
Royalton|MN
Bridport|VT
Dollar Point|CA
Mission|SD
Jonestown|MS
Mapleton|IA
Clinton|OH
Geneva-on-the-Lake|OH
Teviston|CA
South Henderson|NC
Okeene|OK
Ardmore|TN
Elkader|IA
Ravenna|MI
Scottville|MI
Renville|MN
Woodstock|NH
West Mayfield|PA
Arlington|VT
Theresa|WI
Fraser|CO
Cottonwood|MN
Yutan|NE
Grafton|NH
Canaan|CT
Matheny|CA
Oglethorpe|GA
Lincolnville|SC
Rogers|TX
Belle|WV
Burwell|NE
Salisbury|NH
Doña Ana|NM
Pine Mountain|GA
Duck Hill|MS
Olmito|TX
Oneida|WI
Shullsburg|WI
Ganado|AZ
Mikoma|MS
Dover Beaches South|NJ
Barnsdall|OK
Biglerville|PA
Dalton|PA
Canyon Day|AZ
Palm Beach Shores|FL
Garrochales|PR
Dryden|VA
Little Rock|MN
Duboistown|PA
Sandia Knolls|NM
Boonville|NC
Harkers Island|NC
Brookfield Center|OH
Dakota|WI
Boulder|MT
Lone Oak|TN
Machiasport|ME
Holland|NY
Brodhead|KY
Palmer|PR
Chapmanville|WV
Wauregan|CT
Coleman|MI
Avonia|PA
Townshend|VT
Spur|TX
Tsaile|AZ
Westhaven-Moonstone|CA
Swepsonville|NC
Surf City|NJ
Fuig|PR
Gordonsville|TN
Clarksville|VA
Milford|NJ
Duncansville|PA
Lake Koshkonong|WI
Midpines|CA
Russell|GA
Krotz Springs|LA
Roseland|LA
Roseboro|NC
San Antonio|PR
Cherryfield|ME
Castle Hayne|NC
New Vienna|OH
Hebron|IL
Oakland|NE
New Waterford|OH
Dallesport|WA
Archie|MO
Harbor Springs|MI
Bellerose|NY
Garretson|SD
Fort Davis|TX
Prosperity|SC
Topeka|IN
Mantorville|MN
Las Ochenta|PR
Leetsdale|PA
El Rancho|NM
Lawtell|LA
Homer|IL
Stonington|ME
Brooklyn|MI
Browns Point|WA
Brush Fork|WV
La Harpe|IL
Shell Valley|ND
Woodsboro|MD
Sweetser|IN
Edmore|MI
Spicer|MN
Bass Lake|IN
Montgomery|VT
Clay|CA
Ponderosa Pine|NM
Keenesburg|CO
Jackpot|NV
Guernsey|WY
Center Hill|FL
Villisca|IA
McConnellstown|PA
Bellefonte|DE
Bray|OK
Battle Creek|NE
Lewiston|CA
Locust Fork|AL
Banks Springs|LA
Jeffersonville|OH
Harper|TX
Jewett|TX
Eagle Lake|WI
Maricopa|CA
Paul|ID
Atwood|IL
Byng|OK
Quinnesec|MI
Tubac|AZ
Tahoma|CA
Riddle|OR
Waitsburg|WA
Broxton|GA
Nortonville|KY
Sherwood Shores|TX
Lyndonville|VT
Chualar|CA
Gruver|TX
Happy Camp|CA
Lecompte|LA
Ore City|TX
Third Lake|IL
Elwood|KS
Jewell|IA
New Richland|MN
Parks|AZ
Cool Valley|MO
Balfour|NC
Rutledge|TN
Clendenin|WV
Burnham|ME
Atwood|KS
Lyons|OR
Hooper Bay|AK
Great Neck Gardens|NY
La Puebla|NM
West Mountain|UT
Callahan|FL
Río Cañas Abajo|PR
Kensington|NY
Princeton|WI
Irvington|KY
Sibley|LA
Helena|MS
Lake Lure|NC
Robbins|NC
Central High|OK
Wisner|NE
Apple Creek|OH
Dilkon|AZ
Forest Ranch|CA
Herald|CA
Boley|OK
Colbert|OK
Knox City|TX
Stanberry|MO
Shokan|NY
Washington Mills|NY
Alderson|WV
New Preston|CT
Andalusia|IL
Memphis|MI
South Gull Lake|MI
Constantia|NY
Kinderhook|NY
Mountainhome|PA
Entiat|WA
Lewisville|AR
Lexington|TX
Sam Rayburn|TX
Burlington|ND
Mount Gilead|NC
Laurens|IA
Yorkshire|NY
Fellsburg|PA
Oologah|OK
Paulina|LA
Powderly|TX
Buchanan|VA
Crandon Lakes|NJ
Machias|WA
Newark|AR
Mounds|OK
Monteagle|TN
Valley Mills|TX
Forrest|IL
Fruitdale|OR
Griggsville|IL
Saint Joseph|LA
Paris|MO
West Kennebunk|ME
Hoxie|KS
Hoback|WY
Cave Spring|GA
Pleasanton|KS
Von Ormy|TX
Washington|WV
Union Springs|NY
Reedsville|WI
Albers|IL
Frankston|TX
Goodhue|MN
Louisville|NE
Napanoch|NY
Dale|PA
Archer|FL
Lincoln|MO
Brooksville|MS
Stone Ridge|NY
Wurtsboro|NY
Winterville|GA
Beach Haven|NJ
Meeker|OK
Maricao|PR
Fairfax|MN
Terrytown|NE
Bradenton Beach|FL
Cove Creek|NC
Christiana|PA
Jarrell|TX
Steuben|ME
Bratenahl|OH
Bradford Woods|PA
Lorenzo|TX
Waterville|WA
Bethany Beach|DE
Whitley City|KY
Iowa Colony|TX
Robins Air Force Base|GA
Greenfields|PA
Yellville|AR
Fletcher|OK
Clear Lake Shores|TX
Belle Glade Camp|FL
Mexico Beach|FL
Alto|GA
Grimsley|TN
Lenape Heights|PA
Marianne|PA
Holiday Lakes|TX
Grass Lake|MI
Pigeon|MI
Cobb Island|MD
Big Rock|IL
Canton|ME
Amagansett|NY
Factoryville|PA
Shawneetown|IL
Gettysburg|SD
Punaluu|HI
Warrensburg|IL
Augusta|KY
Plantersville|MS
Remington|IN
Wilton|NH
Windsor|IL
Millbourne|PA
Gales Ferry|CT
Long Beach|IN
Orford|NH
Williamstown|VT
Mineral Springs|AR
Esther|MO
Colfax|WI
Bowling Green|VA
Byers|CO
New Brockton|AL
Keedysville|MD
Baldwin|MI
Colon|MI
East Conemaugh|PA
Cascade Locks|OR
March Air Force Base|CA
Hamilton|GA
Cottonwood Shores|TX
North Webster|IN
Diablo|CA
Deatsville|AL
Valley Falls|KS
Greenup|KY
Franklinville|NC
Marcellus|MI
Vernon|NY
West Park|CA
Drain|OR
Buchanan|GA
Divernon|IL
Oolitic|IN
Cloverport|KY
Wayne|ME
Fivepointville|PA
Diamond Ridge|AK
Juncal|PR
Kingston|IL
Patten|ME
Malvern|OH
Payne|OH
Hiller|PA
Cripple Creek|CO
Franklin Springs|GA
Liberty Center|OH
Zebulon|GA
San Miguel|NM
Marthasville|MO
Palo Seco|PR
Rosharon|TX
Tenaha|TX
Malta|IL
Charlestown|NH
Botkins|OH
Hawley|PA
Monte Rio|CA
Wellsville|MO
Calvert|TX
Chatsworth|IL
Fairhope|PA
Trafalgar|IN
Tallaboa|PR
Ansonia|OH
Rennerdale|PA
Absarokee|MT
Timpson|TX
Grand Meadow|MN
Pandora|OH
Salix|PA
Port Henry|NY
Spring Valley|AZ
Fowler|CO
McGill|NV
Bayard|NE
Challenge-Brownsville|CA
De Lisle|MS
Kellyville|OK
Kingfield|ME
Richmond|NH
Lapwai|ID
Ohatchee|AL
Christmas|FL
Palmona Park|FL
Weeki Wachee Gardens|FL
Vander|NC
Sedgwick|ME
Alma|NE
Clint|TX
Port Orford|OR
Pine Bluffs|WY
Energy|IL
Hebron Estates|KY
Sumidero|PR
Harrisville|NH
Pleasant Valley|NY
Benjamin|UT
Homer|GA
Peabody|KS
Lonaconing|MD
Lake Winnebago|MO
Elbow Lake|MN
La Croft|OH
East Earl|PA
Wamac|IL
Atkins|VA
Craig Beach|OH
Ohkay Owingeh|NM
Josephine|TX
Van Meter|IA
Winfield|IA
Damariscotta|ME
Whitefield|NH
Glenmore|WI
Clay|KY
La Parguera|PR
Ruckersville|VA
Oxford|IN
Danbury|NH
Ellport|PA
Saint Martins|MO
Point Marion|PA
Red Boiling Springs|TN
Sheffield|IA
Athena|OR
Cobden|IL
Springville|IA
Millers Falls|MA
Steep Falls|ME
Birchwood|MN
Edgerton|MN
Comer|GA
Royalton|IL
Mantachie|MS
Advance|NC
Banner Elk|NC
Santa Clara|PR
Union Hall|VA
Nicollet|MN
Ponderay|ID
Rossville|KS
Coldstream|KY
Lilbourn|MO
Lake Park|IA
Danvers|IL
Keuka Park|NY
Lompico|CA
Acalanes Ridge|CA
Vandiver|AL
Martinsville|IL
Ship Bottom|NJ
New Matamoras|OH
Prospect|PA
Sykesville|PA
Taos Pueblo|NM
La Monte|MO
Taos|MO
Elk Run Heights|IA
Westfield Center|OH
Alleghenyville|PA
West Kittanning|PA
Silver Ridge|NJ
Manchaca|TX
Quinebaug|CT
Thomasboro|IL
Akron|IN
Andrews|IN
Edgecomb|ME
Bingham Farms|MI
Princeton|MO
Bergen|NY
Satanta|KS
Grant|NE
Lucama|NC
Parcelas Peñuelas|PR
Oyster Creek|TX
Stromsburg|NE
Sheffield|PA
Speers|PA
Baltic|SD
Cedar Ridge|CA
Los Olivos|CA
Ucon|ID
Macon|IL
Brunswick|NC
Petersburg|MI
Apalachin|NY
Hanover|OH
Tatamy|PA
Salisbury|VT
Thornton|CA
Ellicott|CO
Petersburg|TX
Ransom Canyon|TX
French Settlement|LA
Hillsboro|MS
Quebrada|PR
China|TX
Davidsville|PA
Talmage|CA
Fort Gaines|GA
Central City|IL
Holland|TX
Jolivue|VA
Paradise|PA
Greenville|CA
Summerdale|AL
Wattsville|VA
Washburn|IL
Townsend|MA
Lexington|MI
Aguanga|CA
Riverdale Park|CA
Church Rock|NM
Anton|TX
Morton|WA
Cordry Sweetwater Lakes|IN
Remerton|GA
Elton|LA
Glidden|IA
Grabill|IN
Boise City|OK
Woodsville|NH
Saylorsburg|PA
Spring Glen|UT
Cullen|LA
Lake View|IA
Camp Point|IL
Harris|MN
Castanea|PA
Collinsburg|PA
Strum|WI
Camargo|KY
Lone Jack|MO
Atwater|MN
Nassau|NY
South Corning|NY
Galeton|PA
Groton|MA
Hamlin|WV
Tyhee|ID
Boling|TX
Cando|ND
East Hampton|NY
Earlston|PA
Angel Fire|NM
Paducah|TX
Lamboglia|PR
Rochelle|GA
Silver Grove|KY
Friars Point|MS
Greene|IA
South Pekin|IL
Creighton|NE
Dane|WI
La Coste|TX
Brookneal|VA
Deltaville|VA
University Heights|IA
Morocco|IN
Stevensville|MI
Andover|OH
Continental|OH
Mountainaire|AZ
Texico|NM
Cayuga|IN
Logan Elm Village|OH
Groveton|NH
Schall Circle|FL
Plano|KY
Potomac Heights|MD
Cane Savannah|SC
Fairbank|IA
Malvern|IA
Assumption|IL
Louisville|IL
Charlestown|MD
Gilbert|IA
Milford|WI
Rocksprings|TX
Merryville|LA
Glasgow|VA
Ogden Dunes|IN
Bevent|WI
Occidental|CA
Beach|ND
Los Indios|TX
Leicester|VT
Berry|AL
Worcester|NY
Stiles|PA
Highfield-Cascade|MD
Mesquite|NM
Blue Mound|IL
La Cygne|KS
Bogata|TX
Marion|TX
New Summerfield|TX
Fruitport|MI
Marion Center|MA
Bronson|FL
Greenback|TN
Brussels|WI
Tyler|MN
Barataria|LA
Kissee Mills|MO
Rutherford|TN
Housatonic|MA
Cochranton|PA
Caliente|NV
Somers|MT
Upton|WY
Lovington|IL
Carville|LA
Bufalo|PR
Edina|MO
Mechanicsville|IA
Nauvoo|IL
Greenville|NH
Dollar Corner|WA
Saint Ansgar|IA
Dixmont|ME
Lowellville|OH
Potter Lake|WI
Hilbert|WI
La Union|NM
Ballard|UT
Parkin|AR
Hiland Park|FL
Erie|KS
Cole Camp|MO
Cut and Shoot|TX
Little Valley|NY
Osceola Mills|PA
Frederic|WI
Parachute|CO
Seabeck|WA
Albany|LA
Bull Valley|IL
Harleigh|PA
Desert Shores|CA
Glasgow|MO
Purdy|MO
Terry|MS
Baxter|IA
Bally|PA
Boyceville|WI
Maxwell|CA
Luxora|AR
Kent City|MI
Sulphur Springs|AR
Black Diamond|FL
South Shore|KY
Leonville|LA
Hilltop Lakes|TX
McCloud|CA
Ravensdale|WA
Port Republic|NJ
Bassett|VA
Mountain Road|VA
Conrad|IA
Rockford|OH
South Canal|OH
Knox|PA
Milesburg|PA
Hustisford|WI
Amelia Court House|VA
Tivoli|NY
Inyokern|CA
Howey-in-the-Hills|FL
Saint Jacob|IL
Rosenhayn|NJ
Wildwood|TN
Russiaville|IN
Talihina|OK
Wiscasset|ME
Alexandria Bay|NY
White Haven|PA
Cashton|WI
Mansfield|AR
Republic|PA
Howland|ME
Holgate|OH
Athens|WI
Annville|KY
Clay City|KY
Hall Park|OK
Markle|IN
Hebron|ME
Bloomfield|PA
Salcha|AK
Minor|AL
Farmersburg|IN
Catahoula|LA
Maysville|MO
Dellwood|MN
Madison Lake|MN
Marlborough|NH
Greenvale|NY
Jefferson Heights|NY
Pioneer|CA
Whitehall|MT
Yamhill|OR
Lumpkin|GA
Erick|OK
Roslyn Harbor|NY
Light Street|PA
Shinglehouse|PA
Coulee Dam|WA
Barnes Lake-Millers Lake|MI
Dierks|AR
Hebron|MD
Appleton City|MO
Esperanza|PR
Gifford|IL
Basin City|WA
Monongah|WV
Gilbert Creek|WV
Carson City|MI
Oxford|NJ
Peach Springs|AZ
Carriage Club|CO
Arivaca Junction|AZ
Marbleton|WY
Meridian Station|MS
De Soto|IA
Northfield|MA
Sherburn|MN
Bradbury|CA
Unadilla|NY
Raubsville|PA
Plains|KS
Pleasant Hill|NC
Palmarejo|PR
Towaoc|CO
Lowell|OR
Oskaloosa|KS
Astoria|IL
Boothbay Harbor|ME
Dexter|NY
Lannon|WI
Washington|KS
Panora|IA
Easton|WI
Mount Morris|WI
Alamo|NM
Midway|AR
Woodworth|LA
Asherton|TX
Hillside Lake|NY
Centerfield|UT
McCaysville|GA
Billings|MO
Lake Secession|SC
Tipton|PA
Fountain Green|UT
Gilcrest|CO
Kenmare|ND
Rosiclare|IL
Chetopa|KS
New Franklin|MO
Luttrell|TN
Markham|TX
Hamburg|IA
Flanagan|IL
Frankfort|ME
Dollar Bay|MI
Norlina|NC
Sciotodale|OH
Pembroke|VA
Fayette|ME
Wanamingo|MN
Little Round Lake|WI
Yarrow Point|WA
Hawi|HI
Pennsboro|WV
Califon|NJ
New Bloomfield|PA
Alamo|NV
Van Lear|KY
Aplington|IA
Keystone|CO
Steele|AL
Kempner|TX
Lindsay|TX
Lawrenceville|VA
Almedia|PA
Nashville|IN
Bowling Green|MD
Bodega Bay|CA
Atoka|NM
Langley|WA
Heritage Creek|KY
Maud|OK
Gholson|TX
Pine Island|TX
Nellysford|VA
Dixfield|ME
Hector|MN
New Castle|NH
Colony Park|PA
Pickens|MS
Sunflower|MS
Limestone|ME
Rafter J Ranch|WY
Newellton|LA
Stover|MO
Wade|MS
Forest Park|OK
Dodson Branch|TN
Obion|TN
Champlain|NY
Eureka|MT
Oakland|OK
Brownsboro|TX
Lavalette|WV
Belle Vernon|PA
Central City|PA
Oakfield|WI
Stillman Valley|IL
Bessemer|PA
De Smet|SD
Williams|OR
Republic|WA
New Century|KS
Crocker|MO
Maud|TX
Redwater|TX
Jefferson|NH
Stamford|NY
Luck|WI
Marcus|IA
Celoron|NY
Prospect|OH
Elwood|UT
Arnaudville|LA
Wister|OK
Chico|TX
Godley|TX
Edinburg|VA
Truman|MN
Minetto|NY
Batesville|TX
Convoy|OH
Gaston|NC
New Hope|TN
Hill Country Village|TX
Greenwood|DE
Richton|MS
Saint Paul|TX
Prices Fork|VA
Town Creek|AL
Frankfort|OH
Bellaire|MI
Northville|NY
Seneca|PA
Portland|WI
Ash Flat|AR
Ames|TX
Shelton|NE
Curtisville|PA
New Philadelphia|PA
Sand Point|AK
Magas Arriba|PR
Brooks|ME
Baudette|MN
New Cumberland|WV
Joseph|OR
Goreville|IL
Fairland|OK
Runge|TX
South Ashburnham|MA
Pocono Ranch Lands|PA
Blackwater|AZ
Willow Valley|AZ
Porcupine|SD
Moorcroft|WY
Mountain City|GA
Maringouin|LA
Newark|TX
Roscommon|MI
Center Harbor|NH
Poestenkill|NY
Lincoln|PA
Martin|SD
Nahunta|GA
Bolivar|WV
McKinley Heights|OH
Wink|TX
Gerber|CA
Mound City|MO
Sylvan Beach|NY
Upper Bear Creek|CO
Horatio|AR
Newport|DE
Delevan|NY
Lake Nebagamon|WI
North Edwards|CA
Daniel|UT
The Galena Territory|IL
De Kalb|MS
Cedar Bluff|VA
Weeping Water|NE
Hill|NH
Double Springs|AL
Hoopers Creek|NC
Reading|MI
Sanbornville|NH
Tuscarawas|OH
Schoeneck|PA
Velda Village Hills|MO
Tom Bean|TX
George|IA
Lynn|IN
Elgin|MN
Belfield|ND
Coburg|OR
Highland|AR
Solomon|KS
Kearney Park|MS
Ray City|GA
Palo|IA
Ivyland|PA
Yoncalla|OR
Bloomfield|KY
Supreme|LA
Uhland|TX
Saybrook Manor|CT
Etna|ME
Westfield|PA
Upper Lake|CA
Twin Lakes|NM
Clinton|MT
De Land Southwest|FL
Edinburg|IL
Northfield|KY
Williamsport|OH
Gorman|TX
Lake Saint Croix Beach|MN
Pender|NE
Ashton|ID
Plains|MT
Cambridge|NE
Jeffersonville|GA
Melville|LA
Rowland|NC
Afton|OK
Inman Mills|SC
Concord|MI
Luckey|OH
Yeagertown|PA
Clark|SD
Millersport|OH
Beaverton|MI
Keewatin|MN
Tyndall|SD
Georgetown|CO
Sterling City|TX
Rhodhiss|NC
Caddo|OK
McConnellsburg|PA
Ricardo|TX
Carlton|MN
Shelter Island Heights|NY
Bear Rocks|PA
Alto|WI
Bear Creek|AL
Marvell|AR
Steinhatchee|FL
Altamont|KS
Watson|LA
Jamaica Beach|TX
Redland|TX
Eagle|NE
Lakeview|OH
New Shoreham|RI
London|AR
Cyril|OK
Colfax|IL
Otisville|NY
Naco|AZ
Stedman|NC
Riverside|IA
Stony Creek Mills|PA
Kaanapali|HI
Shelby|AL
Campti|LA
Garrett Park|MD
Sidney|IA
Denmark|ME
Waterloo|NE
Yorkville|OH
Rio|WI
Hart|TX
Wurtland|KY
Saint Jo|TX
Rosendale|WI
Challis|ID
Grand Coulee|WA
Bogart|GA
Ryland Heights|KY
Hannawa Falls|NY
Captains Cove|VA
Sedan|KS
Gideon|MO
White Plains|NC
Pasatiempo|CA
Masaryktown|FL
Statenville|GA
Odin|IL
New Waverly|TX
Clear Lake|WI
Akutan|AK
Quail Ridge|FL
Sunman|IN
Chauncey|OH
Lasara|TX
Dickeyville|WI
Linton|ND
Humansville|MO
Stoneville|NC
Amherst|WI
Hackberry|TX
Windemere|TX
Frenchville|ME
Millington|MI
Bridgewater|NH
Palenville|NY
Nashville|WI
Mount Hermon|CA
Mission|OR
Nickerson|KS
Ninnekah|OK
La Plena|PR
Falcon Lake Estates|TX
Eden Valley|MN
Shafer|MN
North Tunica|MS
Winchester|OH
Clarkston|MI
Elbridge|NY
Beaverdale|PA
Washington|VT
Boonville|CA
Pacific City|OR
Yosemite Valley|CA
Highland|MD
Santa Anna|TX
Lempster|NH
Flint City|AL
Urbancrest|OH
Mendon|VT
Turtle Lake|WI
Smith|NV
Scobey|MT
Geronimo|TX
Lily Lake|IL
Wakeman|OH
Ordway|CO
Saint Paul|IN
Stonewall|MS
Las Marías|PR
Zena|NY
Blue Ball|PA
Waldo|FL
Meigs|GA
Caldwell|KS
Eclectic|AL
Poseyville|IN
Saint Michaels|MD
Marlinton|WV
Allison|IA
Castine|ME
Garland|ME
North Branch|MI
Bethany|WV
Phillips|ME
Saticoy|CA
Aurora|UT
Morrisonville|IL
Worden|IL
Taylorsville|KY
Wortham|TX
Kenwood|CA
Farm Loop|AK
Altamont|TN
Fairchilds|TX
Plum Grove|TX
Pierceton|IN
Green Valley|CA
Browning|MT
Reynolds|GA
Ramsey|IL
Wiley Ford|WV
Plandome Heights|NY
Alpaugh|CA
Minturn|CO
Tiki Island|TX
Coal Hill|AR
Mount Ida|AR
Trappe|MD
Occoquan|VA
Terramuggus|CT
Newark|IL
South Waverly|PA
Moapa Town|NV
Overbrook|KS
Oxford|KS
Kingston|OH
Peña Pobre|PR
Groveton|TX
Sheldon|IL
Wanatah|IN
Penryn|PA
Houck|AZ
Johnstonville|CA
Fyffe|AL
Lyndon|KS
Deweyville|TX
Chebanse|IL
Lake Shore|MN
Macy|NE
Brownville|NY
Royalton|PA
Mesa Verde|CA
Seelyville|IN
Georgetown|PA
North English|IA
Walton|IN
Wittenberg|WI
Palouse|WA
McLeansville|NC
McCullom Lake|IL
Healy|AK
Greenfield|IL
Abbottstown|PA
Stetson|ME
McGraw|NY
Manchester|WI
Robert Lee|TX
Buckeystown|MD
Edwards|MS
Riesel|TX
Rockwell|IA
Rome|ME
Naples|NY
Bradner|OH
Falls Creek|PA
Plummer|ID
Six Shooter Canyon|AZ
Meredosia|IL
Dunbar|PA
Rushmere|VA
Danville|OH
Albany|WI
Santa Clara Pueblo|NM
Tanner|WA
Chevak|AK
Caledonia|MS
Cape Charles|VA
Paullina|IA
Jerome|PA
Beckemeyer|IL
West Cape May|NJ
Fish Lake|IN
Soda Bay|CA
Tonasket|WA
Oilton|OK
Southmayd|TX
Motley|VA
Wolcottville|IN
Mill Neck|NY
Stoneboro|PA
Cherokee|AL
Leesburg|AL
Limestone Creek|FL
Masonville|KY
Metcalfe|MS
Berryville|TX
Goodland|IN
Taylors Falls|MN
North Bibb|AL
Lovell|ME
Friend|NE
Enlow|PA
New Columbia|PA
Greenwood|WI
Lincoln|MT
Wayne City|IL
Bude|MS
Eddyville|IA
Preston|IA
Kittery Point|ME
Loup City|NE
Baxter Estates|NY
Earth|TX
Electric City|WA
Lake Latonka|PA
Payson|IL
Kiowa|KS
Indian Hills Cherokee Section|KY
Gorman|NC
Audubon Park|NJ
Yoe|PA
Bradford|TN
East Gull Lake|MN
Beach City|OH
Jamaica|VT
Highland|KS
Lakeview|MI
Arapahoe|NE
Beatty|NV
Lake Mack-Forest Hills|FL
Quinton|OK
Webster Springs|WV
Barre|MA
Hadley|NY
Palo Alto|PA
King Cove|AK
Nevada|TX
Andover|NY
Mantua|OH
Ouray|CO
Sherrills Ford|NC
Athens|MI
Springfield|NH
North Randall|OH
Enhaut|PA
Clarks|LA
Derma|MS
Farmersville|OH
Red Lick|TX
King City|MO
Bolivar|NY
Glandorf|OH
Chicora|PA
Niland|CA
La Center|KY
Ellerbe|NC
Parkers Prairie|MN
Thompson|ND
Island City|OR
South Lebanon|OR
Maysville|NC
Thornport|OH
Despard|WV
Chama|NM
Newport|OH
Glasford|IL
Wendell|MA
Stratford|NH
Tribes Hill|NY
Spring Ridge|PA
Minkler|CA
Hawesville|KY
Prentiss|MS
Ringling|OK
Hubbard Lake|MI
Pioche|NV
Spring City|UT
Clear Lake|WA
Watterson Park|KY
Brightwood|VA
Hartford|ME
Troy|ME
Vineland|MN
Donald|OR
Woodville|MS
Columbus|NC
Parker|SD
Balsam Lake|WI
Dighton|KS
Carrollton|AL
Troy|KS
Medford|OK
Sutton|WV
Green Lake|WI
Tunica|MS
Milford|PA
Harlowton|MT
Grundy|VA
Bristol|FL
Jonesville|VA
Georgetown|GA
Franklin|GA
New London|MO
Red Cloud|NE
Ipswich|SD
Gainesboro|TN
Hallock|MN
Keosauqua|IA
Cooperstown|ND
Orocovis|PR
Carrizozo|NM
Ponca|NE
Belmont|NY
Cascade|ID
Hardin|IL
Fort Sumner|NM
Walker|MN
Independence|VA
New Castle|KY
Mifflintown|PA
Chappell|NE
Franklin|NE
Wessington Springs|SD
Osceola|MO
White Sulphur Springs|MT
Linden|TN
Hiawassee|GA
Wartburg|TN
Centerville|TX
Vega|TX
Coldspring|TX
Dixon|KY
Talbotton|GA
Philipsburg|MT
Chester|MT
Leakesville|MS
Primghar|IA
Alton|MO
Bandera|TX
Marshall|NC
Cottonwood Falls|KS
Woodstock|VT
Kenansville|NC
Decaturville|TN
Aspermont|TX
Warrenton|NC
Crowell|TX
Benton|MO
Hayneville|AL
Greenville|GA
Goochland|VA
Arco|ID
Virginia City|NV
Jetmore|KS
Osceola|NE
Rushville|NE
Rankin|TX
Lake City|MI
Mankato|KS
Lake Andes|SD
Benkelman|NE
Elizabeth|WV
Superior|MT
Schoharie|NY
Cheyenne Wells|CO
Sanderson|TX
Van Buren|MO
Columbia|NC
West Union|WV
Oshkosh|NE
Atlanta|MI
Pawnee City|NE
Brownsville|KY
Arapaho|OK
Cheyenne|OK
Ashland|KS
Byrdstown|TN
Dakota City|IA
Grant City|MO
Wedowee|AL
Council|ID
Mohall|ND
Coldwater|KS
Alma|KS
Greensburg|KS
Throckmorton|TX
North Hero|VT
Tribune|KS
Mott|ND
Middlebourne|WV
Howard|SD
McKee|KY
Napoleon|ND
Pineville|MO
Shoals|IN
Highmore|SD
Siren|WI
Oregon|MO
Westmoreland|KS
Saluda|VA
Berkeley Springs|WV
Fonda|NY
Calhoun|KY
Lake Pleasant|NY
Sharon Springs|KS
Wallace|ID
Gainesville|MO
Mertzon|TX
Elizabethtown|NY
Philip|SD
Alma|WI
Kiowa|CO
Winton|NC
Hindman|KY
Faulkton|SD
Hugo|CO
Clay Center|NE
Ashley|ND
Lancaster|MO
Central City|CO
Plankinton|SD
Convent|LA
Steele|ND
Kadoka|SD
Hennepin|IL
Dove Creek|CO
Bardwell|KY
Liberty|MS
Newland|NC
Armour|SD
Wickliffe|KY
Greensburg|LA
Inez|KY
Elwood|NE
Fairplay|CO
Condon|OR
Mound City|KS
Franklin|WV
Hot Sulphur Springs|CO
Silverton|TX
Canyon City|OR
Friendship|WI
Upper Marlboro|MD
Wibaux|MT
Woonsocket|SD
Onida|SD
Gibson|GA
Mora|NM
Lakota|ND
New Augusta|MS
Napoleonville|LA
Brooksville|KY
Silverton|CO
Selby|SD
English|IN
Sandy Hook|KY
Golconda|IL
Pineville|WV
Center City|MN
Alexandria|SD
Howard|KS
Roby|TX
San Luis|CO
Circle|MT
Eureka|NV
Bedford|KY
Eads|CO
Dubois|ID
Camden|NC
Robbinsville|NC
Vienna|MO
Terry|MT
Hartville|MO
Newton|GA
Florence|WI
Beaver City|NE
Burke|SD
Miami|TX
Loa|UT
Eminence|MO
Walden|CO
Matador|TX
Carnesville|GA
Danielsville|GA
Westcliffe|CO
Bridgeport|CA
White River|SD
Center|ND
Towner|ND
Irwinton|GA
Trenton|NE
Union|WV
Bassett|NE
Mathews|VA
Blairsville|GA
Mayersville|MS
Sierra Blanca|TX
Ivanhoe|MN
Greeley|NE
Grantsville|WV
Wampsville|NY
Mound City|IL
Ashland|MS
Arnett|OK
Cathlamet|WA
Frenchburg|KY
Charlotte Court House|VA
Dupree|SD
Shelbyville|MO
Lovingston|VA
Forman|ND
Crawfordville|GA
Paris|ID
Jayton|TX
Mullen|NE
Accomac|VA
Hyde Park|VT
Greenville|MO
Newport|IN
Broadus|MT
Timber Lake|SD
Jackson|NC
Saguache|CO
Idaho City|ID
Fessenden|ND
Harrisville|MI
Nezperce|ID
Clay|WV
Nelson|NE
Randolph|UT
Hermitage|MO
Murdo|SD
Keytesville|MO
Bakersville|NC
Tionesta|PA
Rockford|AL
Jasper|AR
Fossil|OR
Leola|SD
Floyd|VA
Finley|ND
Campton|KY
Meadville|MS
Leakey|TX
Preston|GA
Boydton|VA
Galena|MO
Bland|VA
Cameron|LA
Creede|CO
Jordan|MT
Cumberland|VA
Montross|VA
Fairfield|ID
Columbia|LA
Tierra Amarilla|NM
Hayti|SD
Stanford|MT
Stanardsville|VA
Leland|MI
Bowbells|ND
McClusky|ND
Stanton|ND
Lake City|CO
Hayesville|NC
Channing|TX
Hyden|KY
Mount Olivet|KY
Ekalaka|MT
Buffalo|SD
Fincastle|VA
Beulah|MI
Bison|SD
Kingston|MO
Harrisonburg|LA
Garden City|TX
Palo Pinto|TX
Manila|UT
Arkansas City|AR
Swanquarter|NC
Taloga|OK
Stapleton|NE
Butte|NE
Moro|OR
Laporte|PA
Montague|TX
Hysham|MT
Gatesville|NC
Smithland|KY
Carson|ND
Elizabethtown|IL
Trenton|NC
Downieville|CA
Reserve|NM
Linneus|MO
Goldfield|NV
Benjamin|TX
Paint Rock|TX
Tilden|TX
Kennebec|SD
Sussex|VA
Guildhall|VT
Dickens|TX
Hanover|VA
King William|VA
New Kent|VA
Sarita|TX
Harrison|NE
Springview|NE
Ryegate|MT
Surry|VA
Gail|TX
Anderson|TX
Lexington|GA
Halifax|NC
Minnewaukan|ND
Madison|VA
Hayes Center|NE
Tuscumbia|MO
Thedford|NE
Pittsboro|MS
Virginia City|MT
Yorktown|VA
Hyannis|NE
Fort Yates|ND
Centerville|MO
Danbury|NC
Junction|UT
Carrollton|MS
Winnett|MT
Taylor|NE
McIntosh|SD
Eastville|VA
Lunenburg|VA
Guthrie|TX
Tryon|NE
New Castle|VA
Bolivia|NC
Heathsville|VA
Walthall|MS
Monterey|VA
Charles City|VA
Medora|ND
Washington|VA
Sheldon|ND
Warm Springs|VA
Arthur|NE
Newfane|VT
Bartlett|NE
Palmyra|VA
Harrisburg|NE
Monticello|MO
Gove|KS
Murphy|ID
Center|NE
Mosquero|NM
King and Queen Court House|VA
Booneville|KY
Manning|ND
Olivet|SD
Eagle River|MI
Knoxville|GA
Mound City|SD
Conejos|CO
Stockville|NE
Amidon|ND
Mentone|TX
Brewster|NE
Appling|GA
Currituck|NC
Buckingham|VA
Chesterfield|VA
Dinwiddie|VA
Isle of Wight|VA
Lancaster|VA
Powhatan|VA
Spotsylvania|VA
North Haverhill|NH
West Caldwell|NJ
St Marys|GA
Washington Street Courthouse Annex|AL
Allenstown|NH
`;
