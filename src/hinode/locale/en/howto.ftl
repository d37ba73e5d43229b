# “How to play”: six illustrated pages. The value and `.more` are paragraphs, `.title` is the heading.

howto-page = Page { $page } of { $all }
howto-next = Next page
howto-back = Previous page
howto-tutorial = Try it in the tutorial
howto-rules = Look up the rules
howto-everyone = Everyone
howto-bonus = You and your ally

howto-goal = You lead a clan in Japan, in the year the kami return. After three seasons, the clan with the most victory points (VP) wins.
    .title = The game in a minute
    .more = Most points come from wars. Each war you win gives you a war token. Tokens from 3, 5 or 7 different provinces score 10, 20 or 30 VP in Winter. So win in different provinces instead of winning the same one again and again.
howto-season = Spring, Summer and Autumn all follow the same pattern. First everyone receives Coins and the wars of the season are revealed. Then come the Tea Ceremony, the Political Phase and the War Phase.
    .title = A season
    .more = At the end of a season all Coins and Ronin are discarded, so use them. Figures and Strongholds on the map stay.
howto-season-tea = Form an alliance for one season, or go it alone.
howto-season-political = Seven mandates, with a Kami Turn after the third, fifth and seventh.
howto-season-war = The numbered provinces are fought over, in order.
howto-force = Most figures add 1 force to their province. The clan with the most force leads there. Ties go to the clan with higher honor, and there are many ties, so honor matters.
    .title = Figures, force and honor
    .more = A Stronghold is not a figure and adds no force (except the Turtle’s). It brings new figures in every Recruit.
howto-force-bushi = Bushi: your soldiers.
howto-force-shinto = Shinto: fight on the map, or worship in a shrine.
howto-force-daimyo = Daimyo: cannot be taken hostage or replaced.
howto-force-stronghold = Stronghold: figures are summoned here.
howto-mandates = On your mandate turn you look at four tiles and choose one. Everyone carries it out. You and your ally also get its bonus.
    .title = The five mandates
    .more = Think about what the others gain: a good mandate helps you more than them.
howto-allies = At tea, two clans can form an alliance. Allies share the bonuses of each other’s mandates and do not kill each other in battle. Promises are not binding, and Betray breaks an alliance.
    .title = Allies, shrines and kami
    .more = A Shinto in a shrine worships all season. In each Kami Turn, the clan with the most force in a shrine uses its ability. These are some of the kami:
howto-war = A clan that is alone in a numbered province wins the war there. If only two allies are there, they do not fight: the stronger one wins. Otherwise there is a battle: everyone in it secretly bids Coins on four advantages, and the highest bid wins each one.
    .title = War
    .more = After the first three advantages, the clan with the most force wins the war token. The losers’ figures are killed, except those of the winner’s ally. Then the fourth, Imperial Poets, is resolved. Losing bids are discarded, and the winner’s bid is shared among the losers.
